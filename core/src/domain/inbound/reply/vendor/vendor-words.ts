/** A vendor that a reply names, by its code where it is known. */
export interface NamedInReply {
  code: string | null;
  name: string;
  evidence: string;
}

/** Words by which a mail sends to the one whom it names beside them. */
export const ASKS_THERE =
  /\b(?:handles?|does|has (?:all|our)|holds?|keeps?|goes? to|manages?|performs?|processes|answers?|responds?|contact|visit|use|uses|go to|call|submit|handled|processed|provid(?:ed?|es|ing)|authori[sz]ed|appointed|designated|partner\w*|through|via|outsourc\w+|third[- ]party|code|direct(?:ed)?|only|on|with|please|order|request|share[sd]?|available|at|see|check|log|register|verif\w*|moved|went|switched|changed|sign up|consult\w*|emit\w*|certifi\w*|contactez|adressez|wenden|tramit\w*|gestion\w*|acess\w*|entre|lien|ligne|link|portal|portail|plateforme|platform|plataforma|over|by|ask|uber|auf|an|sur|par|avec|aupres|en|con|por|em|pel[ao]|com|contr[oô]l\w*|acces\w*|wend\w*)\b|\bwww\./i;
