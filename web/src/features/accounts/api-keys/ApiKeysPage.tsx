import type { ApiKey } from '@kirdaar/contract/accounts/api-keys';
import { type ApiArea, type ApiScope, apiAreas, apiKeyDays } from '@kirdaar/contract/rules/api-scopes';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { accountOf } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { authenticatorCode, confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { ShownOnce } from '#features/accounts/api-keys/ShownOnce.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { areaOf, type Role, roleOfPath } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay, longDayOf } from '#ui/day-text.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ApiKeysPage.ts';

const levels = ['none', 'read', 'write'] as const;

const days = {
  name: 'days',
  label: words.days,
  options: apiKeyDays.map(String),
  labels: words.days_labels,
  required: true,
} as const satisfies FieldSpec;

const nameField = {
  name: 'name',
  label: words.api_keys_name,
  required: true,
  maxLength: 100,
  hint: words.api_keys_name_hint,
} as const satisfies FieldSpec;

type ApiKeyField = ApiArea | 'name' | 'days' | 'password' | 'code';
type ApiKeyAnswers = Record<ApiKeyField, string>;

const firstAnswers: Record<string, string> = {
  days: '90',
  ...Object.fromEntries(apiAreas.map((area) => [area, 'none'])),
};

function fieldsOf(role: Role, twoStep: boolean): (FieldSpec & { name: ApiKeyField })[] {
  const areas = apiAreas.map((area) => ({
    name: area,
    label: words.areas[role][area],
    options: levels,
    labels: words.levels,
    required: true,
  }));
  return [
    nameField,
    days,
    ...areas,
    { ...confirmingPassword, wide: !twoStep },
    ...(twoStep ? [authenticatorCode] : []),
  ];
}

/** Returns the scopes that were chosen; a key that may change may also read. */
function scopesOf(answers: ApiKeyAnswers): ApiScope[] {
  return apiAreas.flatMap((area) => {
    const level = answers[area];
    return level === 'read' || level === 'write' ? [`${area}:${level}` as const] : [];
  });
}

/** Writes what a key may do, such as `Read and change: Casting calls. Read: Your profile.` */
function scopeText(role: Role, { scopes }: Pick<ApiKey, 'scopes'>): string {
  return (['write', 'read'] as const)
    .flatMap((level) => {
      const areas = apiAreas.filter((area) => scopes.includes(`${area}:${level}`));
      const named = areas.map((area) => words.areas[role][area]).join(', ');
      return named ? [words.key_scope(words.levels[level], named)] : [];
    })
    .join(' ');
}

const apiKeyWrites = {
  createApiKey: (answers: ApiKeyAnswers) => {
    const { name, password, code } = answers;
    const days = apiKeyDays.find((choice) => String(choice) === answers.days) ?? 30;
    return callApi('POST /api/account/api-keys', {
      body: { name, password, days, scopes: scopesOf(answers), ...(code && { code }) },
    });
  },
  endApiKey: (id: string) => callApi('DELETE /api/account/api-keys/:id', { params: { id } }),
};

export const meta: Route.MetaFunction = (page) => titled(words.api_keys, page);

export async function clientLoader({ request }: { request: Request }) {
  const area = areaOf[roleOfPath(new URL(request.url).pathname)];
  const [{ api_keys }, { active }] = await Promise.all([
    callApi('GET /api/account/api-keys'),
    callApi(`GET /api/${area}/two-factor`),
  ]);
  return { keys: api_keys, twoStep: active };
}

export const clientAction = pageAction(apiKeyWrites);

/** Creates and ends the keys with which the person's own programs use the API. */
export default function ApiKeysPage({ loaderData: { keys, twoStep } }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  const [created, setCreated] = useState<{ key: string; count: number }>();
  const creation = useWrite(apiKeyWrites, 'createApiKey', {
    onDone: ({ key }) => setCreated({ key, count: (created?.count ?? 0) + 1 }),
  });
  return (
    <Page
      title={words.api_keys}
      lead={sentence(
        words.api_keys_lead((text) => (
          <a href="/docs/api" className="underline">
            {text}
          </a>
        )),
      )}
    >
      <div className="flex max-w-2xl flex-col gap-6">
        {created && (
          <ShownOnce kind="key" value={created.key}>
            <strong>{words.copy_now}</strong>
          </ShownOnce>
        )}
        <Section title={words.list_title}>
          <KeyList role={role} keys={keys} />
        </Section>
        <Section title={words.new_title} lead={words.new_lead}>
          <FieldsForm<ApiKeyField>
            key={created?.count ?? 0}
            fields={fieldsOf(role, twoStep)}
            values={firstAnswers}
            write={creation}
            accountRole={role}
            submitLabel={words.create}
            busyLabel={common.creating}
            fallbackError={words.create_failed}
          />
        </Section>
        <div>
          <ButtonLink to={accountOf[role]} variant="secondary">
            {common.back_to_account}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function KeyList({ role, keys }: { role: Role; keys: readonly ApiKey[] }) {
  const ending = useWrite(apiKeyWrites, 'endApiKey');
  if (keys.length === 0) return <p>{words.list_empty}</p>;
  return (
    <ul aria-label={words.api_keys} className="flex flex-col divide-y divide-line">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
          <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
          <div className="min-w-48 grow basis-0">
            <p className="wrap-anywhere font-semibold">{key.name}</p>
            <p className="text-muted text-sm">{scopeText(role, key)}</p>
            <p className="text-muted text-sm">
              {words.key_dates(longDayOf(key.expires_at), longDay(key.last_used_on))}
            </p>
          </div>
          <ConfirmButton
            question={words.api_keys_end_question(key.name)}
            confirm={words.api_keys_end_confirm}
            label={words.api_keys_end_label(key.name)}
            busy={ending.busy}
            onConfirm={() => ending.submit(key.id)}
          >
            {common.delete_button}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}
