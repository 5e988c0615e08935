/** A format of documents, as files and clipboards name it. */
export interface DocumentFormat {
  readonly name: string;
  /** What a picker of files offers. */
  readonly accept: string;
  readonly fileName: string;
  readonly mimeType: string;
  /** Read strictly, it stands in UTF-8 alone. */
  readonly isUtf8?: boolean;
}

export const JSON_FORMAT: DocumentFormat = {
  name: 'JSON',
  accept: '.json,.jsonc,.json5,.jsonl,.ndjson,.geojson,.har,.webmanifest,.map,.ipynb,.txt,application/json',
  fileName: 'output.json',
  mimeType: 'application/json',
};

export const YAML_FORMAT: DocumentFormat = {
  name: 'YAML',
  accept: '.yaml,.yml,.txt,application/yaml',
  fileName: 'output.yaml',
  mimeType: 'application/yaml',
};

export const TOML_FORMAT: DocumentFormat = {
  name: 'TOML',
  accept: '.toml,.lock,.txt,application/toml',
  fileName: 'output.toml',
  mimeType: 'application/toml',
  isUtf8: true,
};

export const XML_FORMAT: DocumentFormat = {
  name: 'XML',
  accept:
    '.xml,.svg,.xsd,.xsl,.xslt,.rss,.atom,.pom,.wsdl,.plist,.kml,.gpx,.xhtml,.rdf,.csproj,.config,.txt,application/xml,text/xml',
  fileName: 'data.xml',
  mimeType: 'application/xml',
};
