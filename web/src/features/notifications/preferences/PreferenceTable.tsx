import type { Reply } from '@kirdaar/contract/api';
import { type Channel, kindsOf } from '@kirdaar/contract/rules/notifications';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { ChannelNote } from '#features/notifications/preferences/ChannelNote.tsx';
import { ChannelSwitch } from '#features/notifications/preferences/ChannelSwitch.tsx';
import { channelGap } from '#features/notifications/preferences/channel-gap.ts';
import { kindTexts } from '#features/notifications/preferences/kind-texts.ts';
import type { Role } from '#session/area-of.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';

interface PreferenceTableProps {
  accountRole: Role;
  loaded: Reply<'GET /api/preferences'>;
}

/**
 * What is sent by which channel: a row for each kind of notification, a column for each channel. The column of
 * a channel that is not in use is grey, and the notes above the table say why. On a phone the name of a kind
 * stands above its switches.
 */
export function PreferenceTable({ accountRole, loaded }: PreferenceTableProps) {
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
                <span className="block font-semibold">{kindTexts[accountRole][kind].name}</span>
                <span className="block text-muted text-sm">{kindTexts[accountRole][kind].what}</span>
              </th>
              {channels.map((channel) => {
                const preference = preferences.find((one) => one.kind === kind && one.channel === channel);
                const gap = gapOf(channel);
                return (
                  <td key={channel} className={`py-3 text-center max-sm:flex-1 ${gap ? 'bg-sunken' : ''}`}>
                    {preference ? (
                      <ChannelSwitch
                        preference={preference}
                        label={words.table_switch(kindTexts[accountRole][kind].name, channelNames[channel])}
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
