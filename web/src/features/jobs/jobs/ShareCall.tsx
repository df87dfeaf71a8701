import { languages } from '@kirdaar/contract/rules/languages';
import { Download, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/jobs/share-call.ts';
import * as controls from '#words/ui/controls.ts';

interface ShareCallProps {
  id: string;
  title: string;
  /** The full URL of its public page. */
  url: string;
}

type Texts = Record<(typeof languages)[number], string>;

/** Ways to pass a casting call on: its link, a ready text and a picture in each language. */
export function ShareCall({ id, title, url }: ShareCallProps) {
  const isAlive = useHydrated();
  const [texts, setTexts] = useState<Texts>();
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    setOpen(true);
    setError(undefined);
    try {
      setTexts((await callApi('GET /api/casting-calls/:id/share-texts', { params: { id } })).texts as Texts);
    } catch (failure) {
      setError(serverMessage(failure, words.share_failed));
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <ShareLinks url={url} text={title} />
      {isAlive && (
        <Button Icon={Share2} variant="secondary" onClick={open}>
          {words.share_open}
        </Button>
      )}
      {isOpen && (
        <Dialog wide title={words.share_title} onClose={() => setOpen(false)}>
          {error && <Notice tone="failure">{error}</Notice>}
          {!texts && !error && <Loading />}
          <div className="grid gap-6 sm:grid-cols-2">
            {texts &&
              languages.map((language) => (
                <SharedText key={language} id={id} title={title} language={language} text={texts[language]} />
              ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface SharedTextProps {
  id: string;
  title: string;
  language: (typeof languages)[number];
  text: string;
}

function SharedText({ id, title, language, text }: SharedTextProps) {
  const picture = `/api/casting-calls/${id}/picture.png?language=${language}`;

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextAreaField
        name={`text_${language}`}
        label={words.share_text_in(words.share_languages[language])}
        lang={language}
        rows={10}
        readOnly
        value={text}
      />
      <div className="flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('secondary')}
        >
          <MessageCircle aria-hidden className="size-4" />
          {controls.share_whatsapp}
        </a>
        <Button
          variant="secondary"
          onClick={() => copyText(text, words.share_copied, words.share_copy_failed)}
        >
          {words.share_copy}
        </Button>
        <a href={picture} download={words.share_picture_file(title)} className={buttonLook('secondary')}>
          <Download aria-hidden className="size-4" />
          {words.share_picture}
        </a>
      </div>
      <img
        src={picture}
        alt=""
        width={1080}
        height={1350}
        loading="lazy"
        className="w-full rounded-control border border-line"
      />
    </div>
  );
}
