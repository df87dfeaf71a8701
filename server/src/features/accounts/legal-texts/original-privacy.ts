export const originalPrivacy = {
  lead: 'This notice explains which personal data we hold, why, who can see it and which rights you have, as the Digital Personal Data Protection Act, 2023 requires.',
  html: `
<h2>Who is responsible</h2>
<p><strong>{operator}</strong> runs {product} and is the Data Fiduciary: it decides why and how your
personal data is used and is responsible for it.</p>
<p>{address}</p>
<p>You can ask for this notice in any language of the Eighth Schedule to the Constitution of India.</p>
<h2>What we hold, and why</h2>
<ul>
<li><strong>Your account:</strong> name, email, mobile number and password, so that you can log in and we
can reach you. We store only a hash of the password, from which nobody can recover it.</li>
<li><strong>PAN and Aadhaar, or a passport of another country:</strong> we ask for their numbers once, to prevent
fake and duplicate accounts. We store the last four characters and a keyed fingerprint, not the numbers, and the
country of the passport. We store the whole GSTIN of a production house or of a company that buys a plan, because it
is public and appears on invoices.</li>
<li><strong>Your talent profile:</strong> what you choose to tell us about your appearance, skills,
languages, experience and availability, and your photos and videos, so that you can be found and cast. We
remove the location where a photo was taken from its file.</li>
<li><strong>Your applications:</strong> what you sent to a casting call and the outcome, for you and for the
production house that posted it.</li>
<li><strong>If a production house added you without an account:</strong> your name, mobile number or email, and the
photo, video and notes that it has of you, for its casting call. Only adults can be added. Our first message tells you
who added you and has a link with which you see this and have it deleted at once. Otherwise we delete it 90 days after
the casting call ends. If you register with that mobile number or email, it becomes your application.</li>
<li><strong>Your plan and payments:</strong> amount, date and invoice. Your card and bank details go to the
payment provider. We never receive them.</li>
<li><strong>Security records:</strong> logins, the IP address and the type of device, to protect accounts
and to detect misuse.</li>
</ul>
<h2>Your consent</h2>
<p>We use this data because you gave consent for the purpose stated, or because the law allows or requires
it, for example for invoices. We keep a record of what you agreed to, its wording and the time. When you are
logged in, you find it under Account, Your consents.</p>
<p>You can withdraw your consent at any time, as easily as you gave it. What we did before then remains
lawful. We then stop everything that needs your consent.</p>
<h2>Children</h2>
<p>Nothing about a person under 18 is public until a parent or lawful guardian has given verifiable consent.
Even then we show only the child’s first name, without contact details or date of birth, and tell search
engines not to list the page.</p>
<p>A guardian shows us once an identity document and what proves the relationship to the child. Only our staff see
these files, and we delete them when they have decided. We keep when that was, the kind of document and the outcome.</p>
<p>The guardian can withdraw the consent at any time. We do not track children, do not monitor their
behaviour and do not show them advertising.</p>
<h2>Who can see it</h2>
<ul>
<li><strong>Everyone</strong> can see your profile as far as its visibility allows: you choose between
everyone, logged-in production houses, and only people with a link.</li>
<li><strong>A production house</strong> sees the applications you sent to it, with the contact details you
entered.</li>
<li><strong>Our processors</strong>, for hosting, email, messages and payments, use the data only for us and
under contract.</li>
<li><strong>Authorities</strong> receive only what the law obliges us to disclose.</li>
</ul>
<h2>What we do not do</h2>
<p>We do not sell personal data, and we do not track you across other sites. Nobody can pay to change the
order in which casting directors see talent. This site stores your login in your browser and sets a cookie
that recognises the browsers you log in with. It sets no advertising cookies. The map on the contact page is
loaded from OpenStreetMap only when you ask for it.</p>
<h2>How long we keep it, and how we protect it</h2>
<p>We keep your data while you have an account. If you ask us to delete it, you have 30 days to change your
mind. Then we erase the data, except invoices and audit records, which we keep for as long as the law
requires.</p>
<p>Data is encrypted in transit. Only staff who need the data have access, and access is recorded. If a
breach affects your data, we tell you and the Data Protection Board of India without delay what happened,
what it may mean for you and what to do.</p>
<h2>Your rights</h2>
<p>At any time and free of charge, you can:</p>
<ul>
<li>get a summary of your data, and of the parties it was shared with;</li>
<li>have it corrected, completed and updated;</li>
<li>have it erased;</li>
<li>nominate a person to exercise these rights if you die or become unable to;</li>
<li>complain to our <a href="/grievance">Grievance Officer</a> and, if the answer does not help, to the Data
Protection Board of India.</li>
</ul>
<p>Write to us from the email address of your account, so that we know it is you.</p>
<h2>Changes</h2>
<p>When this notice changes, we publish the new text and its date here. If a change needs your consent, we
ask you first.</p>
`,
};
