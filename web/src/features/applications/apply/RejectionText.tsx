import * as words from '#words/applications/sent.ts';
/**
 * Shows the text that the house wrote when it closed the casting call and rejected the remaining applicants.
 */
export function RejectionText({ text }: { text: string }) {
  return (
    <figure className="rounded-control bg-sunken px-4 py-3 text-sm">
      <figcaption className="font-semibold">{words.rejection_from}</figcaption>
      <blockquote className="wrap-anywhere mt-1 whitespace-pre-line">{text}</blockquote>
    </figure>
  );
}
