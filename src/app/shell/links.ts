import { pageHref } from '../../i18n/page-address';
import { siteConfig } from '../config/site-config';

/** Addresses outside the tools; empty where the operator has set none. */
export function siteLinks() {
  const config = siteConfig();
  return { source: config['links.source'], social: config['links.social'], donation: config['links.donation'] };
}

/** Where problems are reported, told on which page and in which version, but nothing of what was typed; empty where no address is set. */
export function reportLink(path: string): string {
  const config = siteConfig();
  const address = config['links.reportIssue'];
  const body = `${path} (${config['app.version']} ${config['app.lastCommitSha'].slice(0, 7)})`;
  return address && `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ title: path, body })}`;
}

/** A section of the about page, for what has no address of its own. */
export function aboutSection(id: string): string {
  return pageHref(`/about#${id}`);
}

/** The address of a commit in the source repository, or the word about the source when no repository is set. */
export function commitLink(sha: string): string {
  const { source } = siteLinks();
  return source ? `${source.replace(/\/$/, '')}/commit/${sha}` : aboutSection('source');
}
