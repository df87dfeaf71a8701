export const originalTerms = {
  lead: 'What you can expect of us, and what we expect of you. By opening an account you agree to these terms.',
  html: `
<h2>What this is</h2>
<p>{product}, run by <strong>{operator}</strong>, is a marketplace where talent publish profiles and
production houses post casting calls. We are an intermediary. We are not an employer, an agent or a party to
your agreements with each other, and we cannot promise anyone a role.</p>
<h2>Accounts</h2>
<ul>
<li>You must be 18 or older. A child can take part only with the consent of a parent or lawful
guardian.</li>
<li>What you tell us about yourself must be true, and nobody else may use your account.</li>
<li>Keep your password and your one-time codes secret. We never ask for them.</li>
</ul>
<h2>For talent</h2>
<ul>
<li>Your photos and videos must show you as you are, and you must have the right to use them.</li>
<li>Your work stays yours. While it is on this site, you allow us to store it and to show it as you
chose.</li>
<li><strong>Never pay to be cast.</strong> No casting call may ask for a fee, a deposit or a paid photo
shoot. Report any casting call that does.</li>
<li>Meet in professional places, bring someone with you if you wish, and leave if something feels
wrong.</li>
</ul>
<h2>For production houses</h2>
<ul>
<li>A casting call must be for a real production and state honestly what you need, when, and the pay.</li>
<li>You may not take money, services or favours from talent.</li>
<li>Use what applicants send only for that casting. Do not share it, and delete it afterwards.</li>
<li>Cast children only with the permit that the law requires, for at most five hours a day and at most three
without a break, with a guardian present and a responsible person named.</li>
<li>Obey the laws on work, wages, equal treatment and the prevention of sexual harassment, also at
auditions.</li>
<li>Every applicant gets an answer before a casting call is closed.</li>
</ul>
<h2>Plans and payment</h2>
<p>Before you buy, we show what each of the <a href="/plans">plans</a> includes and costs, in rupees
including GST. You receive a tax invoice. A plan lasts a year. It renews automatically only if you turn on
auto-renew, and cancelling takes no more steps than buying.</p>
<p>If you were charged twice or by mistake, or a plan did not work as described, write to us. We refund what
was wrongly charged to the same payment method. A plan gives you higher limits and more tools, never a
better position in a list and never a role.</p>
<h2>What is not allowed</h2>
<ul>
<li>Fake identities, fake casting calls, and pretending to act for someone.</li>
<li>Harassment, threats, discrimination, and any content that sexualises a child.</li>
<li>Other people’s photos without their consent, and deepfakes that are not labelled.</li>
<li>Copying profiles or casting calls automatically, and attempts to break or overload the service.</li>
</ul>
<h2>What we can do</h2>
<p>We can hide or remove content and close accounts that break these terms or the law. We tell you why,
unless the law forbids it, and you can ask the <a href="/grievance">Grievance Officer</a> to review the
decision. You can leave at any time.</p>
<h2>Liability</h2>
<p>We run the service with care but cannot promise that it is always available or that what others say is
true. As far as the law allows, we are not liable for what users do to each other. Nothing here limits your
rights as a consumer, or liability for fraud, death or injury.</p>
<h2>Law and changes</h2>
<p>The law of India applies. The courts at the place of our office have jurisdiction, unless the law gives
you another court. We tell you before these terms change. If you do not agree, you can leave, and we refund
what you paid for the remaining time.</p>
`,
};
