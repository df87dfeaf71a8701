import { Link } from 'react-router';
import { useOperator, useProductName } from '#api/product-name.ts';
import { Logo } from '#app/Logo.tsx';
import { siteLinks } from '#app/site-links.ts';
import { paths } from '#paths.ts';
import * as words from '#words/app/site-frame.ts';
import * as common from '#words/ui/common.ts';

const LEGAL = [
  { label: common.privacy, to: paths.privacy },
  { label: words.link_terms, to: paths.terms },
  { label: words.link_grievance, to: paths.grievance },
] as const;

/** The footer of every public page: what the site is, its links and its operator. */
export function SiteFooter() {
  const productName = useProductName();
  const operator = useOperator();
  return (
    <footer className="mt-20 border-line border-t bg-sunken print:hidden">
      <div className="mx-auto grid w-full max-w-7xl gap-x-12 gap-y-10 px-4 pt-12 pb-10 sm:grid-cols-2 sm:px-8 lg:grid-cols-[1.5fr_1.3fr_1fr]">
        <div className="flex flex-col items-start gap-4 sm:col-span-2 lg:col-span-1">
          <Logo />
          <p className="max-w-sm text-muted">{words.footer_about(productName)}</p>
        </div>
        <nav aria-label={words.nav_pages}>
          <ul className="grid grid-cols-2 gap-x-6">
            {siteLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkLook}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <a href={`mailto:${operator.email}`} className={linkLook}>
            {operator.email}
          </a>
          <p className="mt-2 text-muted text-sm">
            {words.footer_operator(operator.name)}
            <br />
            {operator.address}
          </p>
        </div>
      </div>
      <div className="border-line border-t">
        <nav
          aria-label={words.nav_legal}
          className="mx-auto flex w-full max-w-7xl flex-wrap gap-x-6 px-4 py-2 sm:px-8"
        >
          {LEGAL.map(({ label, to }) => (
            <Link key={to} to={to} className={linkLook}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}

const linkLook =
  'inline-flex min-h-9 items-center font-medium text-sm underline-offset-4 hover:text-accent hover:underline';
