/** What stands there at first. */
export const INITIAL = String.raw`curl 'https://api.example.com/v1/items?limit=2' \
  -H 'Authorization: Bearer TOKEN' \
  -H 'Content-Type: application/json' \
  --data-raw '{"name":"你好","id":12345678901234567890}'`;

export const SAMPLES = {
  curl: INITIAL,
  cmd: String.raw`curl ^"https://api.example.com/v1?a=1^&b=50^%^25^" ^
  -X ^"PATCH^" ^
  -H ^"content-type: application/json^" ^
  --data-raw ^"^{^\^"q^\^":^\^"a ^& b^\^"^}^"`,
  fetch: `fetch("https://api.example.com/v1", {
  "headers": {
    "accept": "application/json",
    "content-type": "application/json"
  },
  "body": "{\\"q\\":\\"你\\"}",
  "method": "POST",
  "mode": "cors",
  "credentials": "include"
});`,
  raw: `POST /a?x=1 HTTP/1.1
Host: h.example
Content-Type: text/plain
Content-Length: 8

it's 你`,
} as const;
