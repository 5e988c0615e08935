import { Badge } from '../badge/badge';
import { CopyRow, CopyRows } from './copy-rows';

export default function CopyRowsDemo() {
  return (
    <CopyRows label="Digests">
      <CopyRow label="MD5" value="9e107d9d372bb6826bd81d3542a419d6" mark={<Badge kind="warn">insecure</Badge>} />
      <CopyRow label="SHA256" value="d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592" state="match" />
      <CopyRow
        label="SHA512"
        value="07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb642e93a252a954f23912547d1e8a3b5ed6e1bfd7097821233fa0538f3db854fee6"
        state="mismatch"
      />
      <CopyRow label="SHA1" value="" />
    </CopyRows>
  );
}
