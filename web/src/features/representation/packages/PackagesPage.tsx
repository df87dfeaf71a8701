import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { agencyPaths } from '#agency-paths.ts';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { AgencyFrame } from '#features/representation/agencies/AgencyFrame.tsx';
import { packageWrites } from '#features/representation/packages/package-writes.ts';
import { LinkRow, openedText } from '#features/talent/public-profile/LinkRow.tsx';
import { daysField, untilText } from '#features/talent/public-profile/ShareLinks.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import { link_ended } from '#words/answers/platform.ts';
import * as words from '#words/representation/agency.ts';
import * as linkWords from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PackagesPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.packages, page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const clients = new URL(request.url).searchParams.get('clients');
  const [{ packages }, { verification }] = await Promise.all([
    callApi('GET /api/user/agency/packages'),
    callApi('GET /api/user/agency/documents'),
  ]);
  return { packages, verified: verification.verified, clients: clients ? clients.split(',') : [] };
}

export const clientAction = pageAction(packageWrites);

export default function PackagesPage({ loaderData: { packages, verified, clients } }: Route.ComponentProps) {
  const ending = useWrite(packageWrites, 'endPackage', {
    onDone: () => showToast('success', link_ended),
    onFailed: (error) => showToast('failure', serverMessage(error, common.link_end_failed)),
  });
  return (
    <AgencyFrame title={words.packages} lead={words.packages_lead} verified={verified}>
      <div className="flex max-w-2xl flex-col gap-6">
        {verified && clients.length > 0 && (
          <Section title={words.package_for(clients.length)}>
            <NewPackage clients={clients} />
          </Section>
        )}
        {verified && clients.length === 0 && (
          <ButtonLink to={agencyPaths.roster} className="self-start">
            {words.package_choose}
          </ButtonLink>
        )}
        {packages.length === 0 ? (
          <p className="text-muted">{words.package_none}</p>
        ) : (
          <ul aria-label={words.packages} className="divide-y divide-line border-line border-y">
            {packages.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                facts={[words.package_clients(link.clients), untilText(link), openedText(link.opened)].join(
                  ' · ',
                )}
                text={link.label}
                busy={ending.busy}
                onEnd={() => ending.submit(link.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </AgencyFrame>
  );
}

const fields = [
  {
    name: 'label',
    label: words.package_title,
    hint: words.package_title_hint,
    placeholder: linkWords.link_label_example,
    required: true,
    maxLength: MAX_LINE,
  },
  daysField,
  { name: 'note', label: words.note, type: 'lines', maxLength: MAX_LINE, wide: true },
] as const;

function NewPackage({ clients }: { clients: string[] }) {
  // Identifies the filled form: sending it again after a lost response creates no second package.
  const [request_id] = useState(newRequestId);
  const navigate = useNavigate();
  const creation = useWrite(packageWrites, 'createPackage', {
    onDone: () => {
      showToast('success', common.link_created);
      return navigate(agencyPaths.packages, { replace: true });
    },
  });
  return (
    <FieldsForm
      fields={fields}
      values={{ days: '7' }}
      write={{ ...creation, submit: (answers) => creation.submit({ ...answers, request_id, clients }) }}
      accountRole="talent"
      submitLabel={common.create_link}
      busyLabel={linkWords.link_creating}
      fallbackError={common.link_failed}
    />
  );
}
