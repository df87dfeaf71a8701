import { Link, useSearchParams } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { FlagRulesForm } from '#features/admin/flag-rules/FlagRulesForm.tsx';
import { flagRuleWrites } from '#features/admin/flag-rules/flag-rule-writes.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/admin/operations.ts';
import type { Route } from './+types/FlagRulesPage.ts';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const version = Number(new URL(request.url).searchParams.get('version'));
  return callStaffApi('GET /api/admin/flag-rules', { query: version ? { version } : {} });
};

export const clientAction = pageAction(flagRuleWrites);

/** The phrases that flag casting calls, every save of them, and the way back to an earlier one. */
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
      <Section title={words.flag_rules_history} lead={words.history_lead}>
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
