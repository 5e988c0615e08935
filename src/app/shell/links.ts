import { linkPrefix } from '../../lib/base';
import { siteConfig } from '../config/site-config';

/** Addresses outside the tools. Those that the operator has not set lead to a section of the about page. */
export function siteLinks() {
  const config = siteConfig();
  const about = (section: string) => `${linkPrefix}about#${section}`;
  return {
    source: config['links.source'] || about('source'),
    social: config['links.social'] || about('social'),
    donation: config['links.donation'] || about('donation'),
    reportIssue: config['links.reportIssue'] || about('report'),
  };
}

/** The address of a commit in the source repository, or of the repository's section when none is set. */
export function commitLink(sha: string): string {
  const source = siteConfig()['links.source'];
  return source ? `${source.replace(/\/$/, '')}/commit/${sha}` : siteLinks().source;
}
