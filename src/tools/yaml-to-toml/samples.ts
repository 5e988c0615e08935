export const SAMPLES = {
  maps: `foo: bar
list:
  name: item
  another:
    key: value
    number: 1`,
  lists: (comment: string) => `# ${comment}
defaults: &defaults
  retries: 3
  since: 2026-11-20

servers:
  - name: alpha # 10.0.0.1
    <<: *defaults
  - name: beta
    <<: *defaults
    retries: 5
`,
  documents: 'name: first\nversion: 1.10\n---\nname: second\nversion: 2\n',
};
