/** The parts of a workbook beside its sheet, the same for each. */
export const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': part(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      override('/xl/workbook.xml', 'sheet.main') +
      override('/xl/worksheets/sheet1.xml', 'worksheet') +
      override('/xl/styles.xml', 'styles') +
      '</Types>',
  ),
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': part(
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"' +
      ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
      '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': relations([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': styles(),
};

/** Cell formats by their place in the part of the styles. */
export const STYLE = {
  plain: 0,
  header: 1,
  lines: 2,
  date: 3,
  datetime: 4,
  datetimeFraction: 5,
  time: 6,
  timeFraction: 7,
  duration: 8,
  durationFraction: 9,
} as const;

function part(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
}

function override(name: string, type: string): string {
  return `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const all = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${base}/${type}" Target="${target}"/>`,
  );
  return part(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`,
  );
}

function styles(): string {
  const codes = [
    'yyyy-mm-dd',
    'yyyy-mm-dd hh:mm:ss',
    'yyyy-mm-dd hh:mm:ss.000',
    'hh:mm:ss',
    'hh:mm:ss.000',
    '[hh]:mm:ss',
    '[hh]:mm:ss.000',
  ];
  const formats = codes.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`);
  const dates = codes.map(
    (_, i) => `<xf numFmtId="${164 + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return part(
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
      `<numFmts count="${codes.length}">${formats.join('')}</numFmts>` +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${3 + codes.length}">` +
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment wrapText="1"/></xf>' +
      `${dates.join('')}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  );
}
