/** The pages that are no tools, as the build's `routes.json` names them. */
const OWN_PAGES = ['/', '/about', '/settings', '/chains'];

/** Whether a path of `routes.json` is a tool's page. @param {string} route */
export const isToolRoute = (route) => !OWN_PAGES.includes(route);
