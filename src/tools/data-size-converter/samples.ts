/** A list as `du -h` prints it, and sizes as people write them. */
export const EXAMPLE = '4.0K\t./docs\n1.5M\t./src/images\n2.3M\t./src\n12M\t./dist\n700 MB\n1.5 GiB\n';
