import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const TYPE =
  /^(?:application|audio|font|haptics|image|message|model|multipart|text|video|chemical|x-[a-z]+)\/[a-z\d][\w!#$&^.+-]{1,126}(?:\s*;\s*[\w-]+=\S+)*$/i;

/** A media type, or the end of a file's name alone. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample);
  const run = { operation: 'lookup', input: 'text' };
  // A path begins so, too, and goes on with more slashes or a file's name.
  const isFile =
    /^(?:application|font|image|message|model|text|video|audio)\/[\w-]+\.(?:[jt]sx?|py|png|jpe?g|gif|svg|txt|md|html?|css|mp[34]|go|rs|java)$/i;
  if (TYPE.test(line) && !isFile.test(line)) return { likelihood: LIKELIHOOD.fits + 0.1, run };
  return /^\.[a-z][a-z\d]{0,4}$/i.test(line) || /^\.(?:7z|webmanifest|sqlite)$/i.test(line)
    ? { likelihood: 0.6, run }
    : undefined;
};
