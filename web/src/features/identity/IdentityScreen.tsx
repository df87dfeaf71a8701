import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Page } from '#ui/Page.tsx';

interface IdentityScreenProps {
  title: string;
  lead: string;
  /** Where else one may have wanted to go: a question and the page that answers it. */
  ways: readonly { question: string; label: string; to: string }[];
  children: ReactNode;
}

/** A page before the login. Its links keep in mind which page asked for it. */
export function IdentityScreen({ title, lead, ways, children }: IdentityScreenProps) {
  const { search } = useLocation();
  return (
    <Page title={title} lead={lead}>
      {children}
      <ul className="flex flex-col gap-2 border-line border-t pt-5 text-muted">
        {ways.map(({ question, label, to }) => (
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
