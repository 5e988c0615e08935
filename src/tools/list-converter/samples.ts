/** What stands there at first. */
export const INITIAL_TEXT = 'apple\nbanana\ncherry';

/** Texts that show what the tool can do. */
export const SAMPLES = {
  lines: ' file10\nfile2 \nFile1\nfile2\n\n北京\nO’Brien\n👩‍🚀',
  comma: 'one, two, three,, two, "four"',
  table: 'id\tname\tcity\n1\tZoé\tParis\n2\t小明\t上海',
};
