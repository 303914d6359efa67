; The Windows installer: for one person, no administrator needed. Silent: caravelle-…-setup.exe /S [/D=folder]
; Values in ${…} come from package.py.

Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh

Name "Caravelle"
OutFile "${RESULT}"
InstallDir "$LOCALAPPDATA\Programs\Caravelle"
InstallDirRegKey HKCU "Software\Caravelle" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText "Caravelle ${VERSION}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Caravelle"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\caravelle.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Caravelle"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString COMMENT ${LANG_ENGLISH} "Puerto Rico 1897, San Juan 1897 and Madeira"
LangString COMMENT ${LANG_FRENCH} "Puerto Rico 1897, San Juan 1897 et Madeira"
LangString RUNNING ${LANG_ENGLISH} "Caravelle is still running. Please close it first."
LangString RUNNING ${LANG_FRENCH} "Caravelle est encore ouvert. Veuillez d’abord le fermer."
LangString NOT_OURS ${LANG_ENGLISH} "This folder holds something else. Please choose an empty one."
LangString NOT_OURS ${LANG_FRENCH} "Ce dossier contient autre chose. Veuillez en choisir un vide."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "Caravelle"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Caravelle"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "The Caravelle authors, MIT licence"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  ; Only an empty folder or an earlier Caravelle: the uninstaller must never meet somebody's files.
  IfFileExists "$INSTDIR\caravelle.exe" earlier
  IfFileExists "$INSTDIR\*.*" 0 ready
  FindFirst $0 $1 "$INSTDIR\*.*"
  look:
    StrCmp $1 "" found_none
    StrCmp $1 "." next
    StrCmp $1 ".." next
    FindClose $0
    MessageBox MB_OK|MB_ICONSTOP "$(NOT_OURS)" /SD IDOK
    SetErrorLevel 2
    Abort
  next:
    FindNext $0 $1
    Goto look
  found_none:
    FindClose $0
    Goto ready
  earlier:
  ; A running program cannot be replaced. Games and settings are elsewhere and stay.
  ClearErrors
  Delete "$INSTDIR\caravelle.exe"
  IfErrors 0 replace
    MessageBox MB_OK|MB_ICONSTOP "$(RUNNING)" /SD IDOK
    SetErrorLevel 3
    Abort
  replace:
  RMDir /r "$INSTDIR\_internal"
  ready:
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Caravelle.lnk" "$INSTDIR\caravelle.exe" "" "$INSTDIR\caravelle.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"
  WriteRegStr HKCU "Software\Caravelle" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Caravelle"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\caravelle.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Caravelle authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section Uninstall
  ClearErrors
  Delete "$INSTDIR\caravelle.exe"
  IfErrors 0 closed
    MessageBox MB_OK|MB_ICONSTOP "$(RUNNING)" /SD IDOK
    SetErrorLevel 3
    Abort
  closed:
  ; Only what was installed; games and settings in the person's own folders stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Caravelle.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Caravelle"
SectionEnd
