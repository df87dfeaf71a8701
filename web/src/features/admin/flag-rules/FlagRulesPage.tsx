import type { FlagPhrase, TriedCall } from '@kirdaar/contract/admin/flag-rules';
import type { Reply } from '@kirdaar/contract/api';
import { FLAG_TRIAL_CALLS, flagKinds } from '@kirdaar/contract/rules/flag-rules';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { adminPath, adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { readLines, writeLines } from '#features/admin/flag-rules/phrase-lines.ts';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as contentWords from '#words/admin/content.ts';
import * as words from '#words/admin/operations.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/FlagRulesPage.ts';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const version = Number(new URL(request.url).searchParams.get('version'));
  return callStaffApi('GET /api/admin/flag-rules', { query: version ? { version } : {} });
};

export const clientAction = staffAction;

export default function FlagRulesPage({ loaderData: { current, rules, history } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const opened = params.get('version') ?? 'current';
  const isEarlier = rules.version !== current;
  return (
    <Page title={words.flag_rules_page} lead={words.flag_rules_lead}>
      {isEarlier && (
        <Notice>
          {sentence(
            words.earlier(rules.version, (text) => (
              <Link to={adminPaths.flagRules} className="font-semibold underline underline-offset-4">
                {text}
              </Link>
            )),
          )}
        </Notice>
      )}
      <FlagRulesForm key={opened} rules={rules} current={current} />
      <Section title={contentWords.history} lead={words.history_lead}>
        <ul className="divide-y divide-line">
          {history.map(({ version, saved_at, by, phrases }) => (
            <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <p className="grow">
                <span className="font-semibold">{words.version(version)}</span> · {words.phrases(phrases)}
                <span className="block text-muted text-sm">
                  {by ? `${by}, ${formatDateTime(saved_at)}` : words.first_version}
                </span>
              </p>
              {version === current ? (
                <p className="font-semibold text-sm">{words.in_use}</p>
              ) : (
                <Link
                  to={`${adminPaths.flagRules}?version=${version}`}
                  aria-label={words.open_version(version)}
                  className="flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {words.flag_rules_open}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

interface FlagRulesFormProps {
  rules: { version: number; threshold: number; phrases: FlagPhrase[] };
  /** The version in use, on which a save is based. */
  current: number;
}

/** Edits the rules: a phrase a line. What they would change is shown before they are saved. */
function FlagRulesForm({ rules, current }: FlagRulesFormProps) {
  const navigate = useNavigate();
  const [texts, setTexts] = useState(() => ({
    money: writeLines(rules.phrases, 'money'),
    contact: writeLines(rules.phrases, 'contact'),
    unsafe: writeLines(rules.phrases, 'unsafe'),
  }));
  const [threshold, setThreshold] = useState(String(rules.threshold));
  const trial = useStaffWrite('POST /api/admin/flag-rules/try');
  const save = useStaffWrite('PUT /api/admin/flag-rules', {
    // From an earlier version back to the one in use, which is now the same.
    onDone: () => navigate(adminPaths.flagRules, { preventScrollReset: true }),
  });
  const typed = {
    threshold: Number(threshold),
    phrases: flagKinds.flatMap((kind) => readLines(texts[kind], kind)),
  };
  const error = save.error ?? trial.error;
  const errors = Object.values(error?.fields ?? {});
  const busy = trial.busy || save.busy;

  return (
    <Section title={words.flag_rules_form} lead={words.form_lead}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          trial.submit({ body: typed });
        }}
      >
        <div className="grid gap-5 lg:grid-cols-3">
          {flagKinds.map((kind) => (
            <TextAreaField
              key={kind}
              name={kind}
              label={words.flag_rules_kinds[kind]}
              rows={14}
              spellCheck={false}
              value={texts[kind]}
              onChange={({ target }) => setTexts({ ...texts, [kind]: target.value })}
            />
          ))}
        </div>
        <TextField
          name="threshold"
          label={words.threshold}
          inputMode="numeric"
          value={threshold}
          error={error?.fields.threshold}
          onChange={({ target }) => setThreshold(target.value)}
          hint={words.threshold_hint}
        />
        {errors.length > 0 && <Notice tone="failure">{errors[0]}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" disabled={busy}>
            {trial.busy ? words.trying : words.try_on(FLAG_TRIAL_CALLS)}
          </Button>
          <Button disabled={busy} onClick={() => save.submit({ body: { ...typed, based_on: current } })}>
            {save.busy ? common.saving : words.flag_rules_save}
          </Button>
        </div>
      </form>
      {trial.reply && !trial.busy && <FlagTrial trial={trial.reply} />}
      {trial.dialog}
      {save.dialog}
    </Section>
  );
}

function FlagTrial({ trial }: { trial: Reply<'POST /api/admin/flag-rules/try'> }) {
  const { calls, flagged_now, flagged_then, added, removed } = trial;
  return (
    <div role="status" className="mt-5 flex flex-col gap-4 border-line border-t pt-5">
      <p className="font-semibold">{words.trial(calls, flagged_now, flagged_then)}</p>
      <TriedCalls title={words.trial_added(added.length)} calls={added} />
      <TriedCalls title={words.trial_removed(removed.length)} calls={removed} />
    </div>
  );
}

function TriedCalls({ title, calls }: { title: string; calls: TriedCall[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {calls.map(({ id, title: call, by, phrases }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to={adminPath('call', id)}
              target="_blank"
              className="font-semibold underline underline-offset-4"
            >
              {call_title(call)}
              <span className="sr-only"> {words.new_tab}</span>
            </Link>
            <span className="text-muted">
              {by && ` · ${by}`} · {phrases.map((phrase) => `“${phrase}”`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
