/** What stands there at first. */
export const INITIAL_TEXT = `foo: bar
list:
  - item
  - key: value`;

/** Texts that show what the tool can do, one with a comment in the language of the page. */
export const samples = (comment: string) => ({
  lists: INITIAL_TEXT,
  anchors: `defaults: &defaults
  image: registry.example.org/web:1.10
  restart: unless-stopped

services:
  web:
    <<: *defaults
    ports: ["8080:80"]
  worker:
    <<: *defaults
    command: >-
      run --queue mail
      --retries 3
`,
  documents: `apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
---
apiVersion: v1
kind: Service
metadata:
  name: web
spec:
  ports:
    - port: 80
      targetPort: 8080
`,
  values: `# ${comment}
version: 1.10
id: 12345678901234567890
mode: 0o644
mask: 0xFF
country: no
at: 12:30
day: 2001-12-14
nothing: ~
text: |
  Roses are red,
  violets are blue.
`,
});
