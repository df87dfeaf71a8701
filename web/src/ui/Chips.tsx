/** Short facts side by side. */
export function Chips({ texts, label }: { texts: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {texts.map((text) => (
        <li key={text} className="rounded-full bg-marigold-wash px-2.5 py-0.5 font-medium text-ink text-sm">
          {text}
        </li>
      ))}
    </ul>
  );
}
