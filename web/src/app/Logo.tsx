import { Link } from 'react-router';
import { useProductName } from '#api/product-name.ts';
import { paths } from '#paths.ts';
import { classNames } from '#ui/class-names.ts';

/** The logo and the product name, linked to the home page. */
export function Logo({ className, onClick }: { className?: string; onClick?: () => void }) {
  return (
    <Link
      to={paths.home}
      onClick={onClick}
      className={classNames('inline-flex items-center gap-2.5 rounded-control', className)}
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-9 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-night" />
        <path
          d="M9 7v18M9 16.5 21 7M13.2 13.4 22 25"
          className="fill-none stroke-[#f3b94a]"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <circle cx="24.2" cy="9.6" r="2.2" className="fill-[#f47b6a]" />
      </svg>
      <span className="font-display font-semibold text-2xl tracking-tight">{useProductName()}</span>
    </Link>
  );
}
