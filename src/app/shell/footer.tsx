import { useLocation } from 'wouter';
import { useNow } from '../catalogue/use-now';
import { siteConfig } from '../config/site-config';
import { useLanguage } from '../languages/language';
import styles from './footer.module.css';
import { commitLink, reportLink } from './links';

const FIRST_YEAR = 2026;

/** `2026`, and a range once that year has passed. */
export function copyrightRange(year: number): string {
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}

/** The end of every page: product, version, commit, copyright, and where to report a problem with it. */
export function Footer() {
  const { shell } = useLanguage();
  const config = siteConfig();
  const [path] = useLocation();
  // The about page says it in a section of its own.
  const report = path !== '/about' && reportLink(path);
  const sha = config['app.lastCommitSha'];
  const year = new Date(useNow()).getUTCFullYear();
  return (
    <footer className={styles.foot}>
      <span>{shell.productName}</span>
      <span>{shell.footer.version(config['app.version'])}</span>
      {sha && (
        <a className="mono" href={commitLink(sha)}>
          {sha.slice(0, 7)}
        </a>
      )}
      <span>© {copyrightRange(year)}</span>
      {report && (
        <a className={styles.end} href={report}>
          {shell.footer.report}
        </a>
      )}
    </footer>
  );
}
