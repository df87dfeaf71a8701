import type { Language } from '@kirdaar/contract/rules/languages';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { editorDocument } from '#features/admin/content/editor-document.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

/** Only what the public page shows: the server removes anything else. */
const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
});

interface RichTextFieldProps {
  label: string;
  language?: Language;
  /** Sanitised; the field takes it over once. */
  html: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

export function RichTextField({ label, language = 'en', html, error, onChange }: RichTextFieldProps) {
  const errorId = useId();
  const [asksLink, setAsksLink] = useState(false);
  const editor = useEditor({
    extensions: [kit],
    // Not HTML, which the content policy lets no script turn into markup.
    content: editorDocument(html),
    immediatelyRender: false,
    // The tools show what the selection is.
    shouldRerenderOnTransaction: true,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'prose min-h-60 max-w-none whitespace-pre-wrap p-4 wrap-anywhere',
        role: 'textbox',
        lang: language,
        'aria-label': label,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        'aria-multiline': 'true',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(tidy(changed.getHTML())),
  });
  if (!editor) return null;

  const run = () => editor.chain().focus();
  const tools: [label: string, Icon: LucideIcon, pressed: boolean | undefined, act: () => unknown][] = [
    [
      words.tool_heading,
      Heading2,
      editor.isActive('heading', { level: 2 }),
      () => run().toggleHeading({ level: 2 }).run(),
    ],
    [
      words.tool_small_heading,
      Heading3,
      editor.isActive('heading', { level: 3 }),
      () => run().toggleHeading({ level: 3 }).run(),
    ],
    [words.tool_bold, Bold, editor.isActive('bold'), () => run().toggleBold().run()],
    [words.tool_italic, Italic, editor.isActive('italic'), () => run().toggleItalic().run()],
    [words.tool_list, List, editor.isActive('bulletList'), () => run().toggleBulletList().run()],
    [
      words.tool_numbered_list,
      ListOrdered,
      editor.isActive('orderedList'),
      () => run().toggleOrderedList().run(),
    ],
    [words.tool_quotation, Quote, editor.isActive('blockquote'), () => run().toggleBlockquote().run()],
    [common.link, LinkIcon, editor.isActive('link'), () => setAsksLink(true)],
    [common.undo, Undo2, undefined, () => run().undo().run()],
    [words.tool_redo, Redo2, undefined, () => run().redo().run()],
  ];

  function setLink(href: string) {
    setAsksLink(false);
    const link = editor?.chain().focus().extendMarkRange('link');
    if (href) link?.setLink({ href }).run();
    else link?.unsetLink().run();
  }

  return (
    <div>
      <div
        role="toolbar"
        aria-label={words.format_of(label)}
        className="flex flex-wrap gap-1 rounded-t-card border border-line bg-sunken p-1"
      >
        {tools.map(([label, Icon, pressed, act]) => (
          <IconButton
            key={label}
            label={label}
            Icon={Icon}
            aria-pressed={pressed}
            className="aria-pressed:bg-night aria-pressed:text-on-night"
            onClick={act}
          />
        ))}
      </div>
      <EditorContent editor={editor} className="rounded-b-card border border-line border-t-0 bg-card" />
      <FieldError id={errorId} error={error} />
      {asksLink && (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          onChoose={setLink}
          onClose={() => setAsksLink(false)}
        />
      )}
    </div>
  );
}

/** The editor wraps each list item in a paragraph, which the page would space like one. */
function tidy(written: string): string {
  return written.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, '<li>$1</li>');
}

interface LinkDialogProps {
  href: string;
  /** Receives an empty text to remove the link. */
  onChoose: (href: string) => void;
  onClose: () => void;
}

function LinkDialog({ href, onChoose, onClose }: LinkDialogProps) {
  const [error, setError] = useState<string>();

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('href')).trim();
    if (/^(https:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*)$/.test(typed)) onChoose(typed);
    else setError(words.link_wrong);
  }

  return (
    <Dialog title={common.link} onClose={onClose}>
      <form noValidate className="flex flex-col gap-5" onSubmit={choose}>
        <TextField
          label={words.link_to}
          name="href"
          hint={words.link_hint}
          defaultValue={href}
          error={error}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.link_set}</Button>
          {href && (
            <Button variant="secondary" onClick={() => onChoose('')}>
              {words.link_remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
