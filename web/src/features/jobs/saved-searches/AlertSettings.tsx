import type { Reply } from '@kirdaar/contract/api';
import { ALERT_PAUSE_DAYS } from '@kirdaar/contract/rules/alerts';
import { Link } from 'react-router';
import { preferencesOf } from '#account-paths.ts';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { Button } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Switch } from '#ui/Switch.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/jobs/saved-searches.ts';

type Saved = Reply<'GET /api/user/saved-searches'>;

export function AlertSettings({ search, saved }: { search: Saved['searches'][number]; saved: Saved }) {
  const { id, alerts, paused_until, email_days } = search;
  const { busy, submit } = useWrite(searchWrites, 'changeAlerts', resultToasts(words.alerts_failed));
  const paused = paused_until !== null;
  const change = (changed: object) => submit({ id, alerts, paused, email_days, ...changed });
  const toggle = (day: number) =>
    email_days.includes(day) ? email_days.filter((other) => other !== day) : [...email_days, day].sort();

  return (
    <section
      aria-label={words.alerts_for(search.name)}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <Switch
        label={words.alerts}
        hint={alertsHint(saved, search)}
        on={alerts}
        busy={busy}
        onSwitch={(on) => change({ alerts: on, paused: false })}
      />
      {alerts && saved.plan && (
        <>
          <fieldset disabled={busy} className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">{words.email_days}</legend>
            <div className="flex flex-wrap gap-2">
              {words.weekdays.map(({ name, short }, index) => (
                <label
                  key={name}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control px-3 hover:bg-sunken has-checked:border-ink has-checked:bg-marigold-wash"
                >
                  <input
                    type="checkbox"
                    checked={email_days.includes(index + 1)}
                    onChange={() => change({ email_days: toggle(index + 1) })}
                    className="size-5"
                  />
                  <abbr title={name} className="no-underline">
                    {short}
                  </abbr>
                </label>
              ))}
            </div>
          </fieldset>
          <WhatsAppDays saved={saved} />
          <Button
            variant="secondary"
            className="self-start"
            disabled={busy}
            onClick={() => change({ paused: !paused })}
          >
            {paused ? words.alerts_resume : words.alerts_pause(ALERT_PAUSE_DAYS)}
          </Button>
        </>
      )}
    </section>
  );
}

function alertsHint(
  { plan, searches, limit }: Saved,
  { id, alerts, paused_until }: Saved['searches'][number],
): string {
  const place = searches.findIndex((search) => search.id === id);
  if (!plan) return words.alerts_need_plan;
  if (limit !== null && place >= limit) return words.alerts_limit(plan, limit);
  if (!alerts) return words.alerts_off;
  if (paused_until) return words.alerts_paused(longDayOf(paused_until));
  return words.alerts_on;
}

function WhatsAppDays({ saved: { whatsapp_days, takes_whatsapp } }: { saved: Saved }) {
  if (whatsapp_days.length === 0) return null;
  const days = whatsapp_days.map((day) => words.weekdays[day - 1]?.name).join(', ');
  return (
    <p className="max-w-prose text-sm">
      {takes_whatsapp
        ? words.whatsapp(days)
        : sentence(
            words.whatsapp_off(days, (text) => (
              <Link to={preferencesOf.talent} className="link underline">
                {text}
              </Link>
            )),
          )}
    </p>
  );
}
