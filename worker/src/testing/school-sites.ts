import type { TestSite } from './site-server.ts';

/** Websites of schools as one meets them, made up for the tests. */
export const SCHOOL_SITES: Record<string, TestSite> = {
  'a page of its own behind a link in the navigation': {
    pages: {
      '/': '<nav><a href="/admissions">Admissions</a> <a href="/registrar">Registrar</a></nav><p>Call us: 512-555-0100</p>',
      '/admissions': '<h1>Admissions</h1><p>admit@HOST, 512-555-0101</p>',
      '/registrar':
        '<h1>Office of the Registrar</h1><p>Phone: 512-555-0102<br>E-mail: <a href="mailto:registrar@HOST">write to us</a></p>',
    },
    want: 'registrar@HOST',
  },
  'a staff directory in a table': {
    pages: {
      '/': '<a href="/about/directory">Directory</a>',
      '/about/directory': `<table><tr><th>Office</th><th>Phone</th><th>E-mail</th></tr>
        <tr><td>Admissions</td><td>512-555-0110</td><td>apply@HOST</td></tr>
        <tr><td>Registrar's Office</td><td>512-555-0111</td><td>records@HOST</td></tr>
        <tr><td>Financial Aid</td><td>512-555-0112</td><td>finaid@HOST</td></tr></table>`,
    },
    want: 'records@HOST',
  },
  'a definition list': {
    pages: {
      '/': '<a href="/contact-us.html">Contact Us</a>',
      '/contact-us.html':
        '<dl><dt>Library</dt><dd>lib@HOST</dd><dt>Registrar</dt><dd>reg-office@HOST</dd><dd>512-555-0120</dd></dl>',
    },
    want: 'reg-office@HOST',
  },
  'an address written out for people': {
    pages: {
      '/': '<a href="/offices/registrar/">Registrar</a>',
      '/offices/registrar/': '<h2>Registrar</h2><p>registrar [at] HOST_DOTS</p>',
    },
    want: 'registrar@HOST',
  },
  'an address masked by a content network': {
    pages: {
      '/': '<a href="/registrar">Registrar</a>',
      '/registrar':
        '<h1>Registrar</h1><p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="CFEMAIL:registrar@HOST">[email&#160;protected]</a></p>',
    },
    want: 'registrar@HOST',
  },
  'an address put together from attributes': {
    pages: {
      '/': '<a href="/records">Student Records</a>',
      '/records':
        '<h1>Student Records</h1><p><span class="mail" data-user="transcripts" data-domain="HOST"></span></p>',
    },
    want: 'transcripts@HOST',
  },
  'entities in a mailto link': {
    pages: {
      '/': '<a href="/reg">Office of the Registrar</a>',
      '/reg': '<h1>Office of the Registrar</h1><a href="&#109;ailto&#58;reg%40HOST?subject=Hello">E-mail</a>',
    },
    want: 'reg@HOST',
  },
  'only a telephone number': {
    pages: {
      '/': '<footer><ul><li><a href="/registrar">Registrar</a></li></ul></footer>',
      '/registrar': '<title>Registrar | A College</title><h1>Welcome</h1><p>Tel: (512) 555-0130 ext. 14</p>',
    },
    want: '+15125550130 ext. 14',
  },
  'a telephone link and a fax link': {
    pages: {
      '/': '<a href="/registrar">Registrar</a>',
      '/registrar':
        '<h1>Registrar</h1><a href="tel:+1-512-555-0131">Call</a> <a href="fax:+15125550132">Fax</a>',
    },
    want: '+15125550131',
  },
  'structured data alone': {
    pages: {
      '/': `<script type="application/ld+json">{"@type":"CollegeOrUniversity","contactPoint":[
        {"@type":"ContactPoint","contactType":"admissions","email":"apply@HOST"},
        {"@type":"ContactPoint","contactType":"Registrar","email":"mailto:registrar@HOST"}]}</script><p>Welcome</p>`,
    },
    want: 'registrar@HOST',
  },
  'cards with the name of the office in bold': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<div class="card"><p><strong>Bursar</strong></p><p>bursar@HOST</p></div>
        <div class="card"><p><strong>Registrar</strong></p><p>Room 12</p><p>office12@HOST</p></div>`,
    },
    want: 'office12@HOST',
  },
  'degree verification beside the registrar': {
    pages: {
      '/': '<a href="/registrar">Registrar</a>',
      '/registrar': `<h1>Registrar</h1><p>Questions: registrar@HOST</p>
        <h2>Degree Verification</h2><p>Employers write to degreeverify@HOST.</p>`,
    },
    want: 'degreeverify@HOST',
  },
  'three clicks away': {
    pages: {
      '/': '<a href="/students">Current Students</a>',
      '/students': '<a href="/students/academics">Academics</a>',
      '/students/academics': '<a href="/students/academics/transcripts">Transcripts</a>',
      '/students/academics/transcripts': '<h1>Transcripts</h1><p>Contact transcripts@HOST</p>',
    },
    want: 'transcripts@HOST',
  },
  'a first page that leads to www': {
    pages: { '/': 'REDIRECT:http://www.HOST:PORT/' },
    www: {
      '/': '<a href="/registrar/">Registrar</a>',
      '/registrar/': '<h1>Registrar</h1><p>registrar@HOST</p>',
    },
    want: 'registrar@HOST',
  },
  'an office on a host of its own': {
    pages: { '/': '<a href="http://registrar.HOST:PORT/">Registrar</a>' },
    registrar: { '/': '<h1>Contact</h1><p>Student records: ask@HOST</p>' },
    want: 'ask@HOST',
  },
  'several people of one office': {
    pages: {
      '/': '<a href="/directory">Directory</a>',
      '/directory': `<ul><li>Ann Ames, Dean, ames@HOST</li><li>Bo Barr, University Registrar, barr@HOST, 512-555-0140</li>
        <li>Cy Cole, Athletic Director, cole@HOST</li></ul>`,
    },
    want: 'barr@HOST',
  },
  'pages in the encoding of Windows': {
    charset: 'windows-1252',
    pages: {
      '/': '<a href="/r">Registrar\u2019s Office</a>',
      '/r': '<h1>Registrar\u2019s Office</h1><p>caf\u00e9@ is closed. registrar@HOST</p>',
    },
    want: 'registrar@HOST',
  },
  'broken tags': {
    pages: {
      '/': '<div><a href=/registrar>Registrar<div></a><table><tr><td>x',
      '/registrar': '<h1>Registrar<p>registrar@HOST<b>',
    },
    want: 'registrar@HOST',
  },
  'an office that only a vendor answers for': {
    pages: {
      '/': '<a href="/registrar">Registrar</a>',
      '/registrar': `<h1>Registrar</h1><h2>Enrollment and degree verification</h2>
        <p>We have authorized the National Student Clearinghouse to verify degrees. School code: 003658.</p>`,
    },
    wantVendor: 'NSCH',
  },
  'a page that robots may not read': {
    robots: 'User-agent: *\nDisallow: /private/',
    pages: {
      '/': '<a href="/private/registrar">Registrar</a> <a href="/contact">Contact</a>',
      '/private/registrar': '<h1>Registrar</h1><p>secret@HOST</p>',
      '/contact': '<p>Registrar: open@HOST</p>',
    },
    want: 'open@HOST',
  },
  'nothing but admissions and the webmaster': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact':
        '<h1>Contact</h1><p>Admissions: apply@HOST</p><p>Webmaster: web@HOST</p><p>General: 512-555-0150</p>',
    },
    wantNone: true,
  },
  'offices that unfold': {
    pages: {
      '/': '<a href="/offices">Offices</a>',
      '/offices': `<details><summary>Financial Aid</summary><p>E-mail: money@HOST</p></details>
        <details><summary>Registrar's Office</summary><p>E-mail: desk4@HOST</p><p>Fax: 512-555-0161</p></details>
        <details><summary>Housing</summary><p>E-mail: rooms@HOST</p></details>`,
    },
    want: 'desk4@HOST',
  },
  'a table with an office in each column': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<table><tr><th>Admissions</th><th>Registrar</th><th>Bursar</th></tr>
        <tr><td>one@HOST</td><td>two@HOST</td><td>three@HOST</td></tr></table>`,
    },
    want: 'two@HOST',
  },
  'the office behind its address': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact':
        '<p><a href="mailto:a1@HOST">a1@HOST</a> (Admissions)</p><p><a href="mailto:a2@HOST">a2@HOST</a> (Registrar)</p>',
    },
    want: 'a2@HOST',
  },
  'what only a screen reader is told': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<a href="mailto:q1@HOST" aria-label="E-mail the admissions office"><i class="icon"></i></a>
        <a href="mailto:q2@HOST" aria-label="E-mail the registrar"><i class="icon"></i></a>`,
    },
    want: 'q2@HOST',
  },
  'marks for machines in the text': {
    pages: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<div itemscope itemtype="https://schema.org/ContactPoint"><span itemprop="contactType">Registrar</span>
        <meta itemprop="email" content="micro@HOST"></div>`,
    },
    want: 'micro@HOST',
  },
  'a first page that only refreshes to another': {
    pages: {
      '/': '<html><head><meta http-equiv="refresh" content="0; url=/home.htm"></head><body></body></html>',
      '/home.htm': '<a href="/registrar.htm">Registrar</a>',
      '/registrar.htm': '<h1>Registrar</h1><p>old@HOST</p>',
    },
    want: 'old@HOST',
  },
  'one sentence for all who verify': {
    pages: {
      '/': `<p>Admissions: 512-555-0170</p><p>For transcripts or enrollment verification, call 512-555-0171
        or write to office@HOST.</p>`,
    },
    want: 'office@HOST',
  },
  'a Spanish name of the office': {
    pages: {
      '/': '<a href="/contacto">Contacto</a>',
      '/contacto': `<h3>Admisiones</h3><p>admisiones@HOST</p><h3>Oficina de Registraduría</h3><p>787-555-0172</p>
        <p>registraduria@HOST</p>`,
    },
    want: 'registraduria@HOST',
  },
  frames: {
    pages: {
      '/': '<frameset cols="20%,80%"><frame src="/menu.html"><frame src="/main.html"></frameset>',
      '/menu.html': '<a href="/registrar.html">Registrar</a><br><a href="/admissions.html">Admissions</a>',
      '/main.html': '<h1>Welcome</h1>',
      '/registrar.html': '<h1>Registrar</h1><p>frames@HOST</p>',
    },
    want: 'frames@HOST',
  },
  'an office and its people in a nested list': {
    pages: {
      '/': '<a href="/directory">Directory</a>',
      '/directory': `<ul><li>Admissions<ul><li>Ed Ek, ek@HOST</li></ul></li>
        <li>Registrar<ul><li>Flo Fay, fay@HOST</li></ul></li></ul>`,
    },
    want: 'fay@HOST',
  },
  'a row of a table with the name of a person first': {
    pages: {
      '/': '<a href="/staff">Staff</a>',
      '/staff': `<table><tr><th>Name</th><th>Title</th><th>E-mail</th></tr>
        <tr><td>Gus Goff</td><td>Principal</td><td>goff@HOST</td></tr>
        <tr><td>Hal Hess</td><td>Registrar / Records Secretary</td><td>hess@HOST</td></tr></table>`,
    },
    want: 'hess@HOST',
  },
  'an order of transcripts elsewhere and the office below': {
    pages: {
      '/': '<a href="/transcripts">Order a transcript</a>',
      '/transcripts': `<h1>Transcripts</h1><p>Order at <a href="https://orders.example.com">our partner</a>.</p>
        <h2>Contact the Records Office</h2><p>512-555-0180</p><p>rec@HOST</p>`,
    },
    want: 'rec@HOST',
  },
};
