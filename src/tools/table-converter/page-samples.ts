import { CSV_SAMPLE } from './samples';

/** Texts that show what the tool can do. */
export const SAMPLES = {
  records: CSV_SAMPLE,
  semicolons: 'Artikel;Preis;Menge\nApfel;1,20;3\nBirne;2,05;10\n"Kirsche; süß";4,50;1\n',
  json: `[
  {"id": 17478252242305210114, "name": "Ada", "address": {"city": "London"}, "tags": ["a", "b"]},
  {"id": 17478252242305210115, "name": "名前 🐳", "address": {"city": null}}
]`,
  sql: `INSERT INTO "people" ("id", "name", "born") VALUES
(1, 'Ada', '1815-12-10'),
(2, 'O''Brien', NULL);`,
  markdown: `| City   | Country | Population |
| ------ | :-----: | ---------: |
| Paris  | FR      |  2,102,650 |
| 北京   | CN      | 21,893,095 |`,
  html: `<table>
  <tr><th>Room</th><th>Hour</th><th>Course</th></tr>
  <tr><td rowspan="2">A&nbsp;1</td><td>08:00</td><td>Maths</td></tr>
  <tr><td>09:00</td><td>Physics<br>Lab</td></tr>
</table>`,
} as const;
