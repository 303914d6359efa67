/* python.exe for the build under wine: everything is in python311.dll. Not shipped. */
#include <windows.h>

typedef int (*main_function)(int, wchar_t **);

int wmain(int argc, wchar_t **argv)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    main_function run = python ? (main_function)(void *)GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(argc, argv) : 103;
}
