/**
 * In the place of the SDK's own, which brings a compiler of JSON Schema along. It judges what a client's user filled into a form, and this server
 * asks for no forms.
 */
export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('This server asks for no forms');
  }
}
