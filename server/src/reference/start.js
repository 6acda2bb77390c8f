/* Runs in the reader's browser, after the reference's own script, which gives it `Scalar`. */

/**
 * Whatever would ask a service of its makers (fonts, telemetry, their assistant, their client, their proxy) is off; the
 * token is forgotten with the page.
 */
const CONFIGURATION = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  persistAuth: false,
  // The samples are those of the document, in curl and with the SDK, and no made-up ones.
  hiddenClients: true,
  // The link in the navigation leads to the document as it is.
  documentDownloadType: 'none',
  metaData: { title: 'API reference – Credence' },
};

async function start() {
  const response = await fetch('/openapi.json');
  const content = forConsole(await response.json());
  globalThis.Scalar.createApiReference('#reference', { ...CONFIGURATION, content });
}

/** The document as the console needs it. */
function forConsole(content) {
  // It takes a token: identity providers don't let pages ask for one, and this page sends nothing to third parties.
  const { bearerAuth } = content.components.securitySchemes;
  content.components.securitySchemes = { bearerAuth };
  content.security = [{ bearerAuth: [] }];
  for (const operation of Object.values(content.paths).flatMap((item) => Object.values(item))) {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    const names = Object.keys(media?.examples ?? { default: {} });
    for (const parameter of operation.parameters ?? []) switchOff(parameter, names);
  }
  return content;
}

/** What may be left out is left out until the reader ticks it, with each example of a body: an example is not a wish. */
function switchOff(parameter, names) {
  if (parameter.required) return;
  const off = { value: parameter.example ?? '', 'x-disabled': true };
  delete parameter.example;
  parameter.examples = Object.fromEntries(names.map((name) => [name, off]));
}

start().catch(() => {
  document.querySelector('#reference').textContent = 'The reference could not be loaded. Please try again.';
});

/** What the reference leaves out for those who don't see it. */
const MENDED = {
  '.scalar-code-copy:not([aria-label])': (button) => button.setAttribute('aria-label', 'Copy'),
  'button[role=none]': (button) => button.removeAttribute('role'),
  '[role=combobox]:not([aria-expanded])': (field) => field.setAttribute('aria-expanded', 'false'),
};

new MutationObserver(() => {
  for (const [selector, mend] of Object.entries(MENDED)) document.querySelectorAll(selector).forEach(mend);
}).observe(document.body, { childList: true, subtree: true });
