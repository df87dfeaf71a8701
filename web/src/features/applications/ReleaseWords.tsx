/** What the house wrote when it closed the call and let everybody go who remained. */
export function ReleaseWords({ words }: { words: string }) {
  return (
    <figure className="rounded-control bg-sunken px-4 py-3 text-sm">
      <figcaption className="font-semibold">From the production house</figcaption>
      <blockquote className="wrap-anywhere mt-1 whitespace-pre-line">{words}</blockquote>
    </figure>
  );
}
