import { withoutBase } from '../../../shared/base';
import { WORDS_OF_ADDRESS_ATTRIBUTE } from '../../../shared/pageParts';
import { findWordsOfAddress } from './wordsOfAddress';

// The not-found page is always loaded as a document, so this script need not run again.
const field = document.querySelector<HTMLInputElement>(`input[${WORDS_OF_ADDRESS_ATTRIBUTE}]`);
if (field && !field.value) {
  field.value = findWordsOfAddress(withoutBase(location.pathname));
}
