export default function HomePage() {
  return <h1>Find the perfect face for your project…</h1>;
}
