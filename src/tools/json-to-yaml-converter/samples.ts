export const SAMPLES = {
  json: '{"foo":"bar","list":["item",{"key":"value"}]}',
  json5: (comment: string) => `{
  // ${comment}
  service: 'web',
  image: 'registry.example.org/web:1.10',
  ports: ['8080:80', '22:22'],
  environment: {
    COUNTRY: 'no', // ISO 3166
    VERSION: '1.0',
    SCRIPT: 'set -e\\nrun --all\\n',
  },
  replicas: 0x3,
}
`,
  lines: '{"id":1,"name":"pear"}\n{"id":2,"name":"plum"}\n{"id":12345678901234567890,"name":null}\n',
};
