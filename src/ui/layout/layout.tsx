import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { classNames } from '../class-names';
import styles from './layout.module.css';

/** Two panes side by side from 1024 px, as high as the window; below each other before that. */
export function Panes({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(styles.panes, className)} {...props} />;
}

export interface SideBySideProps {
  /** What is worked on. */
  input?: ReactNode;
  /** How it is done. */
  options?: ReactNode;
  /** Names the options where there are others on the page. */
  optionsLabel?: string;
  /** Names the results for those who do not see. */
  label?: string;
  /** There is nothing that must be typed, as where chance makes the result: no field has the focus on opening. */
  isGenerator?: boolean;
  /** The results. */
  children: ReactNode;
  /** What else there is about them, such as other forms of them. */
  after?: ReactNode;
}

/**
 * A form: input and options left in 280–340 px, results right. Under 1024 px they stand below each other, each as near to the
 * top as it is wanted: input, results, options, the rest.
 */
export function SideBySide({ input, options, optionsLabel, label, isGenerator, children, after }: SideBySideProps) {
  const words = useKitWords();
  return (
    <div className={styles.sideBySide} data-optional={isGenerator}>
      <div className={styles.side}>
        {input ? <Stack>{input}</Stack> : null}
        {options ? (
          <section className={classNames(styles.stack, styles.third)} aria-label={optionsLabel ?? words.options}>
            {options}
          </section>
        ) : null}
      </div>
      <div className={styles.side}>
        <section className={classNames(styles.stack, styles.second)} aria-label={label ?? words.result}>
          {children}
        </section>
        {after ? <Stack className={styles.last}>{after}</Stack> : null}
      </div>
    </div>
  );
}

/** One column of at most 976 px: files, references, lists. */
export function Sheet({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(styles.sheet, styles.stack, className)} {...props} />;
}

/** Parts below each other, 16 px apart. */
export function Stack({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(styles.stack, className)} {...props} />;
}

export interface ColumnsProps extends ComponentProps<'div'> {
  /** Narrowest column, in pixels, before there are fewer of them. @default 120 */
  minWidth?: number;
}

/** Short fields beside each other, as many as have room. */
export function Columns({ minWidth = 120, className, style, ...props }: ColumnsProps) {
  // React's type of `style` knows no custom properties.
  const width = { '--column': `${minWidth}px` } as CSSProperties;
  return <div className={classNames(styles.columns, className)} style={{ ...width, ...style }} {...props} />;
}

export interface GroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  label: ReactNode;
  children: ReactNode;
}

/** Controls that belong together under one label, such as a set of checkboxes. */
export function Group({ label, children, className, ...props }: GroupProps) {
  return (
    <fieldset className={classNames(styles.group, className)} {...props}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

/** One of several equal parts of a tool, such as a direction: its title, and below it options and panes. */
export function Section({ title, actions, className, children, ...props }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id} {...props}>
      <ResultHead title={<span id={id}>{title}</span>} actions={actions} />
      {children}
    </section>
  );
}

export interface ResultHeadProps {
  title: ReactNode;
  /** A count or a size beside the title. */
  meta?: ReactNode;
  /** Buttons; the main act of the result stands last. */
  actions?: ReactNode;
}

/** Title of a result with what can be done with it. */
export function ResultHead({ title, meta, actions }: ResultHeadProps) {
  return (
    <div className={styles.resultHead}>
      <h2>{title}</h2>
      {meta ? <span className="meta">{meta}</span> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
