import { useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { ConsentRow } from '#features/privacy/consents/ConsentRow.tsx';
import { accountOf } from '#paths.ts';
import { roleOfPath } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/ConsentsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Your consents', page);

export const clientLoader = () => callApi('GET /api/account/consents');

/** What the account has agreed to, also what has ended. */
export default function ConsentsPage({ loaderData: { consents } }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  return (
    <Page
      title="Your consents"
      lead="What you have agreed to, newest first. We keep this record also after you withdraw."
    >
      <div className="flex max-w-3xl flex-col gap-6">
        {consents.length === 0 ? (
          <Notice>You have not agreed to anything yet. Each consent you give will be listed here.</Notice>
        ) : (
          <Card className="px-5 sm:px-7">
            <ul className="divide-y divide-line">
              {consents.map((consent) => (
                <ConsentRow
                  key={`${consent.kind} ${consent.about} ${consent.agreed_at}`}
                  accountRole={role}
                  consent={consent}
                />
              ))}
            </ul>
          </Card>
        )}
        <div>
          <ButtonLink to={accountOf[role]} variant="secondary">
            Back to your account
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
