/** Texts that show what the tool can do, with comments in the language of the page. */
export const samples = (comment: string, release: string) => ({
  documents: `# ${comment}
defaults:   &defaults
    retries: 3
    image: "node:22"
jobs:
- name: build # ${release}
  settings: *defaults
  steps: [lint, test,   pack]
---
version: 1.10
id:   12345678901234567890
`,
  deployment: `apiVersion: apps/v1
kind: Deployment
metadata:
    name: web
    labels: {app: web,  tier: "front"}
spec:
    replicas: 3
    template:
        spec:
            containers:
            - name: web
              image: nginx:1.27
              command: ["sh", "-c"]
              args:
              - |
                echo start
                exec nginx -g 'daemon off;'
`,
  traps: `country: no
mode: 0644
at: 22:30
on:
  push: {branches: [main]}
`,
});
