/** What stands in the input at first. */
export const INITIAL_TEXT = '<hello><world>foo</world><world>bar</world></hello>';

/** Examples to choose from: names and values in any language, nothing that has to be translated. */
export const SAMPLES = {
  pom: `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><!-- build --><groupId>org.example</groupId>
<artifactId>demo</artifactId><version>1.0</version><dependencies><dependency><groupId>org.example</groupId><artifactId>base</artifactId><scope>test</scope></dependency></dependencies></project>`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor"><defs><linearGradient id="g"><stop offset="0" stop-color="#2f80ed"/><stop offset="1" stop-color="#ffffff"></stop></linearGradient></defs><g><circle cx="12" cy="12" r="10"/><text x="4" y="16">A &amp; <tspan>B</tspan></text></g></svg>`,
  soap: `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:m="urn:example:stock"><soap:Header/><soap:Body><m:GetPrice><m:Item id="7"><![CDATA[a < b]]></m:Item></m:GetPrice></soap:Body></soap:Envelope>`,
  dtd: `<?xml version="1.0"?><!DOCTYPE note [<!ELEMENT note (to,body)><!ENTITY co "ACME &#169;">]><note><to>你好 😀</to><body xml:space="preserve">  &co;
</body></note>`,
} as const;
