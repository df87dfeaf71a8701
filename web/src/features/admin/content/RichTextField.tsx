import type { Language } from '@kirdaar/contract/rules/languages';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
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
import { useId, useState } from 'react';
import { editorDocument } from '#features/admin/content/editor-document.ts';
import { LinkDialog } from '#features/admin/content/LinkDialog.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { IconButton } from '#ui/IconButton.tsx';
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
  /** The language of the text. */
  language?: Language;
  /** Sanitised; the field takes it over once. */
  html: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

/** A rich-text editor of a text of a public page. */
export function RichTextField({ label, language = 'en', html, error, onChange }: RichTextFieldProps) {
  const errorId = useId();
  const [asksLink, setAsksLink] = useState(false);
  const editor = useEditor({
    extensions: [kit],
    // Not HTML, which the content policy lets no script turn into markup.
    content: editorDocument(html),
    immediatelyRender: false,
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
  const active = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      heading2: present?.isActive('heading', { level: 2 }),
      heading3: present?.isActive('heading', { level: 3 }),
      bold: present?.isActive('bold'),
      italic: present?.isActive('italic'),
      bulletList: present?.isActive('bulletList'),
      orderedList: present?.isActive('orderedList'),
      blockquote: present?.isActive('blockquote'),
      link: present?.isActive('link'),
    }),
  });
  if (!editor) return null;

  const tools: [label: string, Icon: LucideIcon, pressed: boolean | undefined, act: () => unknown][] = [
    [
      words.tool_heading,
      Heading2,
      active?.heading2,
      () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    ],
    [
      words.tool_small_heading,
      Heading3,
      active?.heading3,
      () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    ],
    [words.tool_bold, Bold, active?.bold, () => editor.chain().focus().toggleBold().run()],
    [words.tool_italic, Italic, active?.italic, () => editor.chain().focus().toggleItalic().run()],
    [words.tool_list, List, active?.bulletList, () => editor.chain().focus().toggleBulletList().run()],
    [
      words.tool_numbered_list,
      ListOrdered,
      active?.orderedList,
      () => editor.chain().focus().toggleOrderedList().run(),
    ],
    [words.tool_quotation, Quote, active?.blockquote, () => editor.chain().focus().toggleBlockquote().run()],
    [words.link, LinkIcon, active?.link, () => setAsksLink(true)],
    [common.undo, Undo2, undefined, () => editor.chain().focus().undo().run()],
    [words.tool_redo, Redo2, undefined, () => editor.chain().focus().redo().run()],
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
