import type { Reply } from '@kirdaar/contract/api';
import type { Language } from '@kirdaar/contract/rules/languages';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DevicePreview } from '#features/admin/content/DevicePreview.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/message-texts.ts';

interface MessagePreviewProps {
  language: Language;
  preview: Reply<'GET /api/admin/messages/preview'>;
  isDraft: boolean;
}

/** The email as its reader gets it, with sample data. */
export function MessagePreview({ language, preview, isDraft }: MessagePreviewProps) {
  const { subject, short } = preview;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [, setLoads] = useState(0);
  const body = frame?.contentDocument?.body;
  return (
    <Section title={words.preview} lead={isDraft ? words.preview_draft : words.preview_live}>
      <DevicePreview
        name="email"
        ref={setFrame}
        // Some browsers begin with another document than the one they keep.
        onLoad={() => setLoads((loads) => loads + 1)}
        sandbox="allow-same-origin"
        height={480}
        className="bg-white"
      >
        <p lang={language} className="wrap-anywhere mt-5 font-semibold">
          {subject}
        </p>
      </DevicePreview>
      {body && createPortal(<EmailBody language={language} preview={preview} />, body)}
      <p lang={language} className="wrap-anywhere mt-3 text-muted text-sm">
        {short}
      </p>
    </Section>
  );
}

/** Looks as the emails do, in a document of its own: no style of the site reaches it. */
function EmailBody({ language, preview: { paragraphs, note } }: Omit<MessagePreviewProps, 'isDraft'>) {
  return (
    <div
      lang={language}
      style={{
        fontFamily: 'sans-serif',
        lineHeight: 1.5,
        color: '#222',
        maxWidth: 480,
        margin: '0 auto',
        padding: 24,
        overflowWrap: 'anywhere',
      }}
    >
      {paragraphs.map(({ text, is_large }) => (
        <p
          key={text}
          style={is_large ? { fontSize: 32, fontWeight: 'bold', letterSpacing: 8, margin: '16px 0' } : {}}
        >
          {withLinks(text)}
        </p>
      ))}
      <p style={{ color: '#5c5c5c' }}>{withLinks(note)}</p>
    </div>
  );
}

/** Every second part is a link. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/[^\s<]+[^\s<.,:;)।])/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part}>
        {part}
      </a>
    ),
  );
}
