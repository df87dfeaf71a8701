import type { Reply } from '@kirdaar/contract/api';
import type { Preference } from '@kirdaar/contract/notifications/preferences';
import { type Channel, kindsOf } from '@kirdaar/contract/rules/notifications';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountOf } from '#account-paths.ts';
import { useWrite } from '#api/use-write.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { useSetting } from '#features/notifications/preferences/use-setting.tsx';
import type { Role } from '#session/area-of.ts';
import { BareSwitch } from '#ui/BareSwitch.tsx';
import { sentence } from '#ui/sentence.ts';
import * as platformWords from '#words/answers/platform.ts';
import { channels as channelNames } from '#words/notifications/dispatch.ts';
import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';

/**
 * A row for each kind of notification, a column for each channel. The column of a channel that is not in use is
 * grey, and the notes above the table say why. On a phone the name of a kind stands above its switches.
 */
export function PreferenceTable(props: { accountRole: Role; loaded: Reply<'GET /api/preferences'> }) {
  const { accountRole, loaded } = props;
  const { channels, preferences, email } = loaded;
  const gaps = channels.flatMap((channel) => {
    const gap = channelGap(channel, loaded);
    return gap && channel !== 'email' ? [{ channel, gap }] : [];
  });
  const gapOf = (channel: Channel) => gaps.find((one) => one.channel === channel);
  return (
    <>
      <p className="text-muted">
        {sentence(words.emails_to(<span className="wrap-anywhere">{email}</span>))}
      </p>
      {gaps.length > 0 && (
        <div className="mt-4 rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">{words.grey_columns}</p>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {gaps.map(({ channel, gap }) => (
              <li key={channel} id={noteOf(channel)}>
                <ChannelNote channel={channel} gap={gap} accountRole={accountRole} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <table className="mt-5 w-full border-collapse text-left">
        <caption className="sr-only">{words.table}</caption>
        <thead>
          <tr className="border-ink border-b-2 max-sm:flex">
            <th scope="col" className="pb-2 max-sm:sr-only">
              {common.type}
            </th>
            {channels.map((channel) => (
              <th
                key={channel}
                scope="col"
                className={`wrap-anywhere pb-2 text-center text-sm max-sm:flex-1 sm:w-24 ${gapOf(channel) ? 'text-muted' : ''}`}
              >
                {channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindsOf[accountRole].map((kind) => (
            <tr key={kind} className="border-line border-b align-top max-sm:flex max-sm:flex-wrap">
              <th scope="row" className="py-3 pr-4 font-normal max-sm:w-full max-sm:pb-1">
                <span className="block font-semibold">{words.kinds[kind]}</span>
                <span className="block text-muted text-sm">{words.kinds_contents[accountRole][kind]}</span>
              </th>
              {channels.map((channel) => {
                const preference = preferences.find((one) => one.kind === kind && one.channel === channel);
                const gap = gapOf(channel);
                return (
                  <td key={channel} className={`py-3 text-center max-sm:flex-1 ${gap ? 'bg-sunken' : ''}`}>
                    {preference ? (
                      <ChannelSwitch
                        preference={preference}
                        label={words.table_switch(words.kinds[kind], channelNames[channel])}
                        greyedBy={gap && noteOf(channel)}
                      />
                    ) : (
                      <span className="text-muted">
                        <span aria-hidden>–</span>
                        <span className="sr-only">{words.table_not_sent(channelNames[channel])}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function noteOf(channel: Channel): string {
  return `why-no-${channel}`;
}

interface ChannelSwitchProps {
  preference: Preference;
  label: string;
  /** The id of the note that says why the channel is not in use; it is then off and cannot be changed. */
  greyedBy?: string | undefined;
}

/** Switches a kind of notification on or off for a channel. The change is saved immediately. */
export function ChannelSwitch({ preference, label, greyedBy }: ChannelSwitchProps) {
  const { kind, channel, wanted, fixed } = preference;
  const saving = useWrite(preferenceWrites, 'setChannel');
  const { value, busy, failure, change, undo } = useSetting(wanted, saving, (next) =>
    saving.submit({ kind, channel, wanted: next }),
  );
  return (
    <div className="flex flex-col items-center gap-1">
      <BareSwitch
        label={label}
        describedBy={greyedBy}
        on={value && !greyedBy}
        disabled={busy || fixed || greyedBy !== undefined}
        onSwitch={change}
      />
      <div aria-live="polite" className="text-xs">
        {busy && <p className="text-muted">{common.saving}</p>}
        {failure && <p className="px-1 font-medium text-accent-strong">{failure}</p>}
        {undo && (
          <>
            <p className="text-leaf">{platformWords.saved}</p>
            <button type="button" onClick={undo} className="link min-h-8">
              {common.undo}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface ChannelNoteProps {
  channel: Exclude<Channel, 'email'>;
  gap: ChannelGap;
  accountRole: Role;
}

/** Says why the column of a channel is grey, and leads to where that is put right. */
function ChannelNote({ channel, gap, accountRole }: ChannelNoteProps) {
  const name = channelNames[channel];
  const account = (label: string) => (
    <Link to={accountOf[accountRole]} className="link underline">
      {label}
    </Link>
  );
  const inPage = (label: string) => (
    <a href={`#${waysOf[channel]}`} className="link underline">
      {label}
    </a>
  );
  const column = <strong>{name}</strong>;
  if (gap === 'number') return sentence(words.grey_number<ReactNode>(column, account));
  if (gap === 'proof') return sentence(words.grey_proof<ReactNode>(column, account));
  if (gap === 'consent') return sentence(words.grey_consent<ReactNode>(column, name, inPage));
  return sentence(words.grey_browser<ReactNode>(column, inPage));
}

/** The parts of the page where a channel is agreed to, by their id. */
export const waysOf = { whatsapp: 'agree-whatsapp', sms: 'agree-sms', push: 'agree-push' } as const;

/** What is missing before anything is sent by a channel: a number, its proof, or consent. */
type ChannelGap = 'number' | 'proof' | 'consent' | 'browser';

/** Returns why nothing is sent by a channel at present, or undefined if it is in use. */
function channelGap(
  channel: Channel,
  { mobile, mobile_verified, devices, agreements }: Reply<'GET /api/preferences'>,
): ChannelGap | undefined {
  if (channel === 'email') return undefined;
  if (channel === 'push') return devices > 0 ? undefined : 'browser';
  if (!mobile) return 'number';
  if (!mobile_verified) return 'proof';
  return agreements.some((one) => one.channel === channel && one.agreed) ? undefined : 'consent';
}
