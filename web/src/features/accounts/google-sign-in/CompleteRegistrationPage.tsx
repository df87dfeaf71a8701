import { replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { COMPLETION_DRAFT, completionWrites } from '#features/accounts/google-sign-in/google-writes.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import {
  aadhaarNumber,
  companyName,
  gstNumber,
  housePhone,
  panNumber,
  typeOfWork,
} from '#features/accounts/identity/identity-fields.ts';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { startOf } from '#paths.ts';
import { returnPath } from '#session/return-path.ts';
import { readSession } from '#session/store.ts';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CompleteRegistrationPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.complete_title, page);

/** Leads on a house that has completed its registration, also once this page has completed it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readSession()?.role !== 'production') return null;
  if (!(await callApi('GET /api/production/job-drafts')).may_post) return null;
  throw replace(returnPath(new URL(request.url).search) ?? startOf.production);
}

const fields = [companyName, typeOfWork, housePhone, panNumber, aadhaarNumber, gstNumber];

export const clientAction = pageAction(completionWrites);

export default function CompleteRegistrationPage() {
  const completion = useWrite(completionWrites, 'completeRegistration');
  return (
    <Page title={words.complete_title} lead={words.complete_house_lead}>
      <div className="max-w-2xl">
        <FieldsForm
          fields={fields}
          note={<RegistrationConsent />}
          write={completion}
          draft={COMPLETION_DRAFT}
          accountRole="production"
          submitLabel={words.complete_house_submit}
          busyLabel={common.saving}
          fallbackError={words.complete_house_failed}
        />
      </div>
    </Page>
  );
}
