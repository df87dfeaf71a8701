import type { RunningAnnouncement } from '@kirdaar/contract/rules/announcements';
import * as words from '#words/app/site-frame.ts';
import script from './announcement-bar-script.js?raw';

interface AnnouncementBarProps {
  announcements: readonly RunningAnnouncement[];
  nonce: string;
}

/**
 * What staff announce, at the top of a page. Only the server renders it, beside what React renders: pages that
 * are kept are the same for everyone and have no scripts to spare, so all announcements are in the page, and
 * its script shows those for the reader. Without scripts a reader is a visitor who reads English. React leaves
 * an element in the body alone that has a name it does not expect.
 */
export function AnnouncementBar({ announcements, nonce }: AnnouncementBarProps) {
  if (announcements.length === 0) return null;
  return (
    <announcement-bar role="region" aria-label={words.announcements}>
      {announcements.map((announcement) => (
        <Announcement key={announcement.id} {...announcement} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a script of ours. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </announcement-bar>
  );
}

function Announcement({ id, audience, text_en, text_hi, link, ends_at, saved_at }: RunningAnnouncement) {
  const isForVisitors = audience === 'everyone' || audience === 'visitors';
  return (
    <div
      data-key={`${id} ${saved_at}`}
      data-audience={audience}
      data-ends={ends_at}
      hidden={!isForVisitors}
      className="border-line border-b bg-marigold-wash text-ink print:hidden"
    >
      <div className="mx-auto flex max-w-6xl items-center gap-4 px-4 py-1.5 sm:px-8">
        <div className="wrap-anywhere grow text-sm">
          <Text lang="en" text={text_en} link={link} more="Read more" />
          <Text lang="hi" text={text_hi} link={link} more="और पढ़ें" />
        </div>
        <button
          type="button"
          hidden
          className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-sm underline-offset-4 hover:underline"
        >
          <span lang="en">Dismiss</span>
          <span lang="hi" hidden>
            हटाएँ
          </span>
        </button>
      </div>
    </div>
  );
}

interface TextProps {
  lang: 'en' | 'hi';
  text: string;
  link: string | null;
  more: string;
}

function Text({ lang, text, link, more }: TextProps) {
  return (
    <p lang={lang} hidden={lang === 'hi'} className="py-2">
      {text}{' '}
      {link && (
        <a href={link} className="whitespace-nowrap font-semibold underline underline-offset-4">
          {more}
        </a>
      )}
    </p>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'announcement-bar': { role: 'region'; 'aria-label': string; children: ReactNode };
    }
  }
}
