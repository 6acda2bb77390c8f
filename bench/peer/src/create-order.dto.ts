import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsNotEmptyObject,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

export class AddressDto {
  @IsIn(['home', 'work', 'other'])
  addressType: string;

  @IsString()
  @MaxLength(200)
  addressLine1: string;

  @IsString()
  @MaxLength(100)
  addressCity: string;

  @Matches(/^[A-Z]{2}$/)
  addressState: string;

  @Matches(/^\d{5}(-\d{4})?$/)
  addressZipCode: string;

  @IsISO8601({ strict: true })
  startDate: string;
}

export class ApplicantDto {
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  firstName: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  lastName: string;

  @Matches(/^\d{3}-\d{2}-\d{4}$/)
  ssn: string;

  @IsISO8601({ strict: true })
  birthday: string;

  @IsString()
  @MaxLength(40)
  phone: string;

  @IsEmail()
  email: string;

  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => AddressDto)
  addresses: AddressDto[];
}

export class BusinessContextDto {
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  entityName: string;

  @IsString()
  @MaxLength(200)
  appliedJobTitle: string;

  @IsString()
  @MaxLength(100)
  worksiteCity: string;

  @Matches(/^[A-Z]{2}$/)
  worksiteState: string;

  @IsInt()
  @Min(0)
  proposedSalary: number;

  @IsIn(['STANDARD', 'EXECUTIVE'])
  positionLevel: string;
}

export class SearchTypeDto {
  @IsIn(['EMPLOYMENT', 'EDUCATION'])
  searchType: string;

  @IsString()
  @MaxLength(200)
  externalSearchId: string;
}

export class EmploymentDto {
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  employerName: string;

  @IsString()
  @MaxLength(200)
  position: string;

  @IsString()
  @MaxLength(200)
  employerLocation: string;

  @IsISO8601({ strict: true })
  startDate: string;

  @IsISO8601({ strict: true })
  endDate: string;
}

export class HistoryDto {
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => EmploymentDto)
  employment: EmploymentDto[];
}

export class CloseoutEndpointDto {
  @IsUrl({ require_tld: false })
  url: string;

  @IsOptional()
  @IsObject()
  headers?: Record<string, string>;
}

export class CloseoutEndpointsDto {
  @IsOptional()
  @ValidateNested()
  @Type(() => CloseoutEndpointDto)
  EMPLOYMENT?: CloseoutEndpointDto;

  @IsOptional()
  @ValidateNested()
  @Type(() => CloseoutEndpointDto)
  EDUCATION?: CloseoutEndpointDto;
}

export class WebhookConfigDto {
  @IsBoolean()
  enabled: boolean;

  @Matches(/^whsec_[A-Za-z0-9+/=]{24,}$/)
  secret: string;

  @IsInt()
  @Min(0)
  @Max(10)
  retryAttempts: number;

  @ValidateNested()
  @Type(() => CloseoutEndpointsDto)
  closeoutEndpoints: CloseoutEndpointsDto;
}

export class CreateOrderDto {
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => ApplicantDto)
  applicant: ApplicantDto;

  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => BusinessContextDto)
  businessContext: BusinessContextDto;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => SearchTypeDto)
  searchTypes: SearchTypeDto[];

  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => HistoryDto)
  history: HistoryDto;

  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => WebhookConfigDto)
  webhookConfig: WebhookConfigDto;
}
