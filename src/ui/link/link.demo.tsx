import { Link } from './link';

export default function LinkDemo() {
  return (
    <>
      <p>
        A sentence with <Link to="/about">a page of this site</Link> and <Link href="#top">another address</Link> in it.
      </p>
      <Link href="https://www.rfc-editor.org/" target="_blank">
        In another tab
      </Link>
    </>
  );
}
