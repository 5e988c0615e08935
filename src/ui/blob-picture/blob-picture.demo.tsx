import { BlobPicture } from './blob-picture';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><circle cx="30" cy="20" r="16" fill="#4b71ca"/></svg>';

export default function BlobPictureDemo() {
  return <BlobPicture picture={SVG} alt="A disc" width={120} height={80} />;
}
