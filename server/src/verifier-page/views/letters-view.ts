import { MAX_LETTERS } from '@credence/core';
import { FIELD, ID } from '../answers/form-fields.ts';
import { described, errorText, type FormState } from './controls.ts';
import { type Html, html } from './html.ts';

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** The place for a letter. No browser lets a page fill it in, so it is empty again when the form comes back. */
export function lettersField(state: FormState): Html {
  const id = ID.letters;
  const again = state.filesToChooseAgain > 0;
  return html`<div class="field">
<label for="${id}">Letter or page from your records <span class="aside">optional</span></label>
<p class="hint" id="${ID.hint(id)}">PDF, JPEG or PNG, up to ${MAX_LETTERS} files of 10 MB each. ${
    again &&
    html`<strong>Please choose ${state.filesToChooseAgain === 1 ? 'your file' : 'your files'} again: nothing was kept.</strong>`
  }</p>
${errorText(state, FIELD.letters, id)}
<input type="file" id="${id}" name="${FIELD.letters}" multiple accept="${ACCEPTED}"${described(state, FIELD.letters, id, ID.hint(id))}>
</div>`;
}
