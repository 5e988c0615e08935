export const SAMPLES = {
  attributes: '<a x="1.234" y="It\'s"/>',
  book: `<?xml version="1.0" encoding="UTF-8"?>
<catalog>
  <!-- 2026 -->
  <book id="b1" lang="zh">
    <title>三体</title>
    <price>23.50</price>
    <note><![CDATA[<b>1 & 2</b>]]></note>
  </book>
  <book id="b2" lang="fr">
    <title>Le Petit Prince</title>
    <price>7.10</price>
  </book>
</catalog>
`,
  mixed: '<p>Hello <b>big</b> and <i>wide</i> world</p>',
  soap: `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope">
  <soap:Body>
    <m:GetPrice xmlns:m="https://example.com/prices">
      <m:Item>Apples</m:Item>
    </m:GetPrice>
  </soap:Body>
</soap:Envelope>
`,
};
