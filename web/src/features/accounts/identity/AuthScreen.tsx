import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Page } from '#ui/Page.tsx';

interface AuthScreenProps {
  title: string;
  lead: string;
  /** Links to other pages the user may have wanted, each with a question. */
  links: readonly { question: string; label: string; to: string }[];
  children: ReactNode;
}

/** A page before the login. Its links keep the page that asked for the login. */
export function AuthScreen({ title, lead, links, children }: AuthScreenProps) {
  const { search } = useLocation();
  return (
    <Page title={title} lead={lead}>
      {children}
      <ul className="flex flex-col gap-2 border-line border-t pt-5 text-muted empty:hidden">
        {links.map(({ question, label, to }) => (
          <li key={to}>
            {question}{' '}
            <Link
              to={{ pathname: to, search }}
              className="font-semibold text-accent underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
