/** The product's mark: a toolbox with a prompt. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M9.5 9V7.2A3.2 3.2 0 0 1 12.7 4h2.6a3.2 3.2 0 0 1 3.2 3.2V9"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.4"
      />
      <rect x="2" y="8.5" width="24" height="16" rx="4" fill="var(--primary)" />
      <path
        d="M7.5 13.2 11 16.5l-3.5 3.3M14 20h6.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
