// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../adapter.schema.json, do not edit: npm run schema

import { areEqual, countCharacters } from '../json-values.ts';
import experimentSchema from '../experiment.schema.json' with { type: 'json' };
import adapterSchema from '../adapter.schema.json' with { type: 'json' };
const schema0 = experimentSchema;
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const func4 = areEqual;
const schema1 = experimentSchema["$defs"]["id"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},schema:"^[a-z0-9][a-z0-9-]{0,63}$",parentSchema:schema1,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
(vErrors ??= []).push(err1);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const schema2 = experimentSchema["$defs"]["parameter-name"];
const pattern1 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40 && func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema2,data};
(vErrors ??= []).push(err0);
errors++;
}
if(!pattern1.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema2,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
(vErrors ??= []).push(err2);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
const schema3 = experimentSchema["$defs"]["parameter-value"];
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema3.type},schema:schema3.type,parentSchema:schema3,data};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data === "string"){
if(data.length > 4096 && func1(data) > 4096){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema3,data};
(vErrors ??= []).push(err1);
errors++;
}
}
validate7.errors = vErrors;
return errors === 0;
}
const schema4 = experimentSchema["$defs"]["duration"];
const pattern2 = new RegExp("^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$", "u");
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$"},schema:"^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",parentSchema:schema4,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
(vErrors ??= []).push(err1);
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
const schema5 = experimentSchema["$defs"]["workload"];
const schema6 = experimentSchema["$defs"]["name"];
const pattern3 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema6,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data};
(vErrors ??= []).push(err1);
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
const schema7 = experimentSchema["$defs"]["file"];
const pattern5 = new RegExp("^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$", "u");
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema7,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7,data};
(vErrors ??= []).push(err1);
errors++;
}
if(!pattern5.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$"},schema:"^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$",parentSchema:schema7,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data};
(vErrors ??= []).push(err3);
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
const schema8 = experimentSchema["$defs"]["workload-check"];
const schema9 = experimentSchema["$defs"]["exit-code-check"];
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema9.required,parentSchema:schema9,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema9.required,parentSchema:schema9,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.equals === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "equals"},schema:schema9.required,parentSchema:schema9,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "kind")) || (key0 === "equals"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("exit-code" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "exit-code"},schema:"exit-code",parentSchema:schema9.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.equals !== undefined){
let data2 = data.equals;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.equals.type,parentSchema:schema9.properties.equals,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 255 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},schema:255,parentSchema:schema9.properties.equals,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema9.properties.equals,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
(vErrors ??= []).push(err8);
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
const schema10 = experimentSchema["$defs"]["instance-state-check"];
const schema11 = experimentSchema["$defs"]["instance-state"];
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "Created") || (data === "Pending")) || (data === "Running")) || (data === "Unknown")) || (data === "Succeeded")) || (data === "Failed"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},schema:schema11.enum,parentSchema:schema11,data};
(vErrors ??= []).push(err0);
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
const schema12 = experimentSchema["$defs"]["event-reference"];
const schema13 = experimentSchema["$defs"]["event-type"];
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "system.booted") || (data === "component.state")) || (data === "instance.state")) || (data === "instance.revived")) || (data === "instance.collected")) || (data === "instance.deleted")) || (data === "await.timed-out")) || (data === "wait.timed-out")) || (data === "fault.requested")) || (data === "fault.effective")) || (data === "fault.failed")) || (data === "revert.requested")) || (data === "revert.ended"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},schema:schema13.enum,parentSchema:schema13,data};
(vErrors ??= []).push(err0);
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
const schema14 = experimentSchema["$defs"]["subject"];
const pattern6 = new RegExp("^[a-z][a-z0-9-]{0,45}$", "u");
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern6.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,45}$"},schema:"^[a-z][a-z0-9-]{0,45}$",parentSchema:schema14,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data};
(vErrors ??= []).push(err1);
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema12.required,parentSchema:schema12,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "event") || (key0 === "of"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.event !== undefined){
if(!(validate28(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate30(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
(vErrors ??= []).push(err2);
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 3){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 3},schema:3,parentSchema:schema10,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema10.required,parentSchema:schema10,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema10.required,parentSchema:schema10,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "kind")) || (key0 === "equals")) || (key0 === "ever")) || (key0 === "never")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("state" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "state"},schema:"state",parentSchema:schema10.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.equals !== undefined){
if(!(validate23(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.ever !== undefined){
if(!(validate23(data.ever, {instancePath:instancePath+"/ever",parentData:data,parentDataProperty:"ever",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.never !== undefined){
if(!(validate23(data.never, {instancePath:instancePath+"/never",parentData:data,parentDataProperty:"never",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate27(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ever !== undefined){
const err5 = {instancePath:instancePath+"/ever",schemaPath:"#/dependentSchemas/equals/properties/ever/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema10.dependentSchemas.equals.properties.ever,data:data.ever};
(vErrors ??= []).push(err5);
errors++;
}
if(data.never !== undefined){
const err6 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/equals/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema10.dependentSchemas.equals.properties.never,data:data.never};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.ever !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.never !== undefined){
const err7 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/ever/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema10.dependentSchemas.ever.properties.never,data:data.never};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.at !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.equals === undefined){
const err8 = {instancePath,schemaPath:"#/dependentSchemas/at/required",keyword:"required",params:{missingProperty: "equals"},schema:schema10.dependentSchemas.at.required,parentSchema:schema10.dependentSchemas.at,data};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
(vErrors ??= []).push(err9);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
const schema15 = experimentSchema["$defs"]["output-check"];
const schema16 = experimentSchema["$defs"]["pattern"];
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 500 && func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema16,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
(vErrors ??= []).push(err2);
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema15,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema15.required,parentSchema:schema15,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema15.required,parentSchema:schema15,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.file === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema15.required,parentSchema:schema15,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "file")) || (key0 === "exists")) || (key0 === "equals")) || (key0 === "matches")) || (key0 === "lines")) || (key0 === "consecutive-from"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema15,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("output" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "output"},schema:"output",parentSchema:schema15.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.file !== undefined){
if(!(validate15(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.exists !== undefined){
let data3 = data.exists;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},schema:schema15.properties.exists.type,parentSchema:schema15.properties.exists,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.equals !== undefined){
let data4 = data.equals;
if(typeof data4 === "string"){
if(data4.length > 65536 && func1(data4) > 65536){
const err7 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/maxLength",keyword:"maxLength",params:{limit: 65536},schema:65536,parentSchema:schema15.properties.equals,data:data4};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "string"},schema:schema15.properties.equals.type,parentSchema:schema15.properties.equals,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.matches !== undefined){
if(!(validate36(data.matches, {instancePath:instancePath+"/matches",parentData:data,parentDataProperty:"matches",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined){
let data6 = data.lines;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.lines.type,parentSchema:schema15.properties.lines,data:data6};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema15.properties.lines,data:data6};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data["consecutive-from"] !== undefined){
let data7 = data["consecutive-from"];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/consecutive-from",schemaPath:"#/properties/consecutive-from/type",keyword:"type",params:{type: "integer"},schema:schema15.properties["consecutive-from"].type,parentSchema:schema15.properties["consecutive-from"],data:data7};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
(vErrors ??= []).push(err12);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
const schema17 = experimentSchema["$defs"]["instance-log-check"];
const schema18 = experimentSchema["$defs"]["one-log-claim"];
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contains === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "contains"},schema:schema18.oneOf[0].required,parentSchema:schema18.oneOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.absent === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "absent"},schema:schema18.oneOf[1].required,parentSchema:schema18.oneOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "count"},schema:schema18.oneOf[2].required,parentSchema:schema18.oneOf[2],data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema18.oneOf,parentSchema:schema18,data};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate39.errors = vErrors;
return errors === 0;
}
const schema19 = experimentSchema["$defs"]["pattern"];
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 500 && func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema19,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data};
(vErrors ??= []).push(err2);
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
const schema20 = experimentSchema["$defs"]["log-count"];
const schema21 = experimentSchema["$defs"]["one-bound"];
function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.equals === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "equals"},schema:schema21.oneOf[0].required,parentSchema:schema21.oneOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["at-least"] === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "at-least"},schema:schema21.oneOf[1].required,parentSchema:schema21.oneOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["at-most"] === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "at-most"},schema:schema21.oneOf[2].required,parentSchema:schema21.oneOf[2],data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema21.oneOf,parentSchema:schema21,data};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate46.errors = vErrors;
return errors === 0;
}
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema20.required,parentSchema:schema20,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "equals")) || (key0 === "at-least")) || (key0 === "at-most"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.text !== undefined){
if(!(validate42(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data1 = data.equals;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.equals.type,parentSchema:schema20.properties.equals,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema20.properties.equals,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data["at-least"] !== undefined){
let data2 = data["at-least"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "integer"},schema:schema20.properties["at-least"].type,parentSchema:schema20.properties["at-least"],data:data2};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema20.properties["at-least"],data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data["at-most"] !== undefined){
let data3 = data["at-most"];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "integer"},schema:schema20.properties["at-most"].type,parentSchema:schema20.properties["at-most"],data:data3};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema20.properties["at-most"],data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
(vErrors ??= []).push(err8);
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 3){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 3},schema:3,parentSchema:schema17,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema17.required,parentSchema:schema17,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema17.required,parentSchema:schema17,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "kind")) || (key0 === "contains")) || (key0 === "absent")) || (key0 === "count")) || (key0 === "during"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("log" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "log"},schema:"log",parentSchema:schema17.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.contains !== undefined){
if(!(validate42(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.absent !== undefined){
if(!(validate42(data.absent, {instancePath:instancePath+"/absent",parentData:data,parentDataProperty:"absent",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
if(!(validate45(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.during !== undefined){
if(!(validate13(data.during, {instancePath:instancePath+"/during",parentData:data,parentDataProperty:"during",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
(vErrors ??= []).push(err5);
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema8.required,parentSchema:schema8,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema8.required,parentSchema:schema8,data};
(vErrors ??= []).push(err1);
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "exit-code"){
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
else if(tag0 === "state"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
else if(tag0 === "output"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
else if(tag0 === "log"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},schema:schema8.discriminator,parentSchema:schema8,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},schema:schema8.discriminator,parentSchema:schema8,data};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
(vErrors ??= []).push(err4);
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
const pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema5.required,parentSchema:schema5,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema5.required,parentSchema:schema5,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.run === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},schema:schema5.required,parentSchema:schema5,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("shell" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shell"},schema:"shell",parentSchema:schema5.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.instances !== undefined){
let data2 = data.instances;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.instances.type,parentSchema:schema5.properties.instances,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema5.properties.instances,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema5.properties.instances,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.run !== undefined){
let data3 = data.run;
if(typeof data3 === "string"){
if(data3.length > 65536 && func1(data3) > 65536){
const err8 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/maxLength",keyword:"maxLength",params:{limit: 65536},schema:65536,parentSchema:schema5.properties.run,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5.properties.run,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},schema:schema5.properties.run.type,parentSchema:schema5.properties.run,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.env !== undefined){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 50){
const err11 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema5.properties.env,data:data4};
(vErrors ??= []).push(err11);
errors++;
}
for(const key1 in data4){
const _errs10 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err12 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema5.properties.env.propertyNames,data:key1,propertyName:key1};
(vErrors ??= []).push(err12);
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err13 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema5.properties.env.propertyNames,parentSchema:schema5.properties.env,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
}
for(const key2 in data4){
let data5 = data4[key2];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err14 = {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: schema5.properties.env.additionalProperties.type},schema:schema5.properties.env.additionalProperties.type,parentSchema:schema5.properties.env.additionalProperties,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},schema:schema5.properties.env.type,parentSchema:schema5.properties.env,data:data4};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.image !== undefined){
let data6 = data.image;
if(typeof data6 === "string"){
if(data6.length > 500 && func1(data6) > 500){
const err16 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema5.properties.image,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
if(func1(data6) < 1){
const err17 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5.properties.image,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},schema:schema5.properties.image.type,parentSchema:schema5.properties.image,data:data6};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.policy !== undefined){
if(!(validate15(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data["restart-policy"] !== undefined){
let data8 = data["restart-policy"];
if(!(((data8 === "never") || (data8 === "on-failure")) || (data8 === "always"))){
const err19 = {instancePath:instancePath+"/restart-policy",schemaPath:"#/properties/restart-policy/enum",keyword:"enum",params:{allowedValues: schema5.properties["restart-policy"].enum},schema:schema5.properties["restart-policy"].enum,parentSchema:schema5.properties["restart-policy"],data:data8};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.checks !== undefined){
let data10 = data.checks;
if(Array.isArray(data10)){
if(data10.length > 50){
const err20 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema5.properties.checks,data:data10};
(vErrors ??= []).push(err20);
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate18(data10[i0], {instancePath:instancePath+"/checks/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},schema:schema5.properties.checks.type,parentSchema:schema5.properties.checks,data:data10};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
(vErrors ??= []).push(err22);
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
const schema22 = experimentSchema["$defs"]["operation"];
const schema23 = experimentSchema["$defs"]["fault-kind"];
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "kill") || (data === "stop")) || (data === "restart")) || (data === "freeze")) || (data === "outage"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},schema:schema23.enum,parentSchema:schema23,data};
(vErrors ??= []).push(err0);
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
const schema24 = experimentSchema["$defs"]["target"];
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$", "u");
function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.component === undefined) && (missing0 = "component")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workload !== undefined){
const err1 = {instancePath:instancePath+"/workload",schemaPath:"#/then/properties/workload/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema24.then.properties.workload,data:data.workload};
(vErrors ??= []).push(err1);
errors++;
}
if(data.role !== undefined){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/then/properties/role/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema24.then.properties.role,data:data.role};
(vErrors ??= []).push(err2);
errors++;
}
if(data.instances !== undefined){
const err3 = {instancePath:instancePath+"/instances",schemaPath:"#/then/properties/instances/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema24.then.properties.instances,data:data.instances};
(vErrors ??= []).push(err3);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workload === undefined){
const err4 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "workload"},schema:schema24.else.required,parentSchema:schema24.else,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data.role === undefined){
const err5 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "role"},schema:schema24.else.required,parentSchema:schema24.else,data};
(vErrors ??= []).push(err5);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema24.if,parentSchema:schema24,data};
(vErrors ??= []).push(err6);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err7 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema24,data};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((key0 === "component") || (key0 === "workload")) || (key0 === "role")) || (key0 === "instances"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.workload !== undefined){
if(!(validate13(data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate13(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.instances !== undefined){
let data6 = data.instances;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err9 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema24.properties.instances,data:data6};
(vErrors ??= []).push(err9);
errors++;
}
if(data6.length < 1){
const err10 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema24.properties.instances,data:data6};
(vErrors ??= []).push(err10);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
const err11 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},schema:"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",parentSchema:schema24.properties.instances.items,data:data7};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.instances.items.type,parentSchema:schema24.properties.instances.items,data:data7};
(vErrors ??= []).push(err12);
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema24.properties.instances,data:data6};
(vErrors ??= []).push(err13);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},schema:schema24.properties.instances.type,parentSchema:schema24.properties.instances,data:data6};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
(vErrors ??= []).push(err15);
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
const schema25 = experimentSchema["$defs"]["select"];
function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if("all" !== data){
const err0 = {instancePath,schemaPath:"#/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},schema:"all",parentSchema:schema25.anyOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err1 = {instancePath,schemaPath:"#/anyOf/1/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema25.anyOf[1],data};
(vErrors ??= []).push(err1);
errors++;
}
if(Object.keys(data).length < 1){
const err2 = {instancePath,schemaPath:"#/anyOf/1/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema25.anyOf[1],data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "percent"))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25.anyOf[1],data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/anyOf/1/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema25.anyOf[1].properties.count.type,parentSchema:schema25.anyOf[1].properties.count,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/anyOf/1/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema25.anyOf[1].properties.count,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/anyOf/1/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema25.anyOf[1].properties.count,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.percent !== undefined){
let data1 = data.percent;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/percent",schemaPath:"#/anyOf/1/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema25.anyOf[1].properties.percent,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/percent",schemaPath:"#/anyOf/1/properties/percent/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema25.anyOf[1].properties.percent,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/percent",schemaPath:"#/anyOf/1/properties/percent/type",keyword:"type",params:{type: "number"},schema:schema25.anyOf[1].properties.percent.type,parentSchema:schema25.anyOf[1].properties.percent,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema25.anyOf[1].type,parentSchema:schema25.anyOf[1],data};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema25.anyOf,parentSchema:schema25,data};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate66.errors = vErrors;
return errors === 0;
}
const schema26 = experimentSchema["$defs"]["fault-arguments"];
const schema27 = experimentSchema["$defs"]["signal"];
function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "KILL") || (data === "TERM")) || (data === "INT")) || (data === "HUP")) || (data === "QUIT")) || (data === "ABRT")) || (data === "USR1")) || (data === "USR2"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data};
(vErrors ??= []).push(err0);
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "signal") || (key0 === "how")) || (key0 === "duration"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.signal !== undefined){
if(!(validate69(data.signal, {instancePath:instancePath+"/signal",parentData:data,parentDataProperty:"signal",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.how !== undefined){
let data1 = data.how;
if(!((data1 === "stop") || (data1 === "kill"))){
const err1 = {instancePath:instancePath+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues: schema26.properties.how.enum},schema:schema26.properties.how.enum,parentSchema:schema26.properties.how,data:data1};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.duration !== undefined){
if(!(validate9(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
(vErrors ??= []).push(err2);
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.uses === undefined) && (missing0 = "uses")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.uses !== undefined){
if("freeze" !== data.uses){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "with"},schema:schema22.allOf[0].then.required,parentSchema:schema22.allOf[0].then,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.with !== undefined){
let data1 = data.with;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.duration === undefined){
const err3 = {instancePath:instancePath+"/with",schemaPath:"#/allOf/0/then/properties/with/required",keyword:"required",params:{missingProperty: "duration"},schema:schema22.allOf[0].then.properties.with.required,parentSchema:schema22.allOf[0].then.properties.with,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.how !== undefined){
const err4 = {instancePath:instancePath+"/with/how",schemaPath:"#/allOf/0/then/properties/with/properties/how/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[0].then.properties.with.properties.how,data:data1.how};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.signal !== undefined){
const err5 = {instancePath:instancePath+"/with/signal",schemaPath:"#/allOf/0/then/properties/with/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[0].then.properties.with.properties.signal,data:data1.signal};
(vErrors ??= []).push(err5);
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema22.allOf[0].if,parentSchema:schema22.allOf[0],data};
(vErrors ??= []).push(err6);
errors++;
}
const _errs8 = errors;
let valid5 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.uses === undefined) && (missing1 = "uses")){
const err7 = {};
(vErrors ??= []).push(err7);
errors++;
}
else {
if(data.uses !== undefined){
if("outage" !== data.uses){
const err8 = {};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "with"},schema:schema22.allOf[1].then.required,parentSchema:schema22.allOf[1].then,data};
(vErrors ??= []).push(err9);
errors++;
}
if(data.with !== undefined){
let data5 = data.with;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.duration === undefined){
const err10 = {instancePath:instancePath+"/with",schemaPath:"#/allOf/1/then/properties/with/required",keyword:"required",params:{missingProperty: "duration"},schema:schema22.allOf[1].then.properties.with.required,parentSchema:schema22.allOf[1].then.properties.with,data:data5};
(vErrors ??= []).push(err10);
errors++;
}
if(data5.signal !== undefined){
const err11 = {instancePath:instancePath+"/with/signal",schemaPath:"#/allOf/1/then/properties/with/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[1].then.properties.with.properties.signal,data:data5.signal};
(vErrors ??= []).push(err11);
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid5 = _valid1;
}
if(!valid5){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},schema:schema22.allOf[1].if,parentSchema:schema22.allOf[1],data};
(vErrors ??= []).push(err12);
errors++;
}
const _errs14 = errors;
let valid9 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.uses === undefined) && (missing2 = "uses")){
const err13 = {};
(vErrors ??= []).push(err13);
errors++;
}
else {
if(data.uses !== undefined){
if("kill" !== data.uses){
const err14 = {};
(vErrors ??= []).push(err14);
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
let data8 = data.with;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.how !== undefined){
const err15 = {instancePath:instancePath+"/with/how",schemaPath:"#/allOf/2/then/properties/with/properties/how/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[2].then.properties.with.properties.how,data:data8.how};
(vErrors ??= []).push(err15);
errors++;
}
if(data8.duration !== undefined){
const err16 = {instancePath:instancePath+"/with/duration",schemaPath:"#/allOf/2/then/properties/with/properties/duration/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[2].then.properties.with.properties.duration,data:data8.duration};
(vErrors ??= []).push(err16);
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
valid9 = _valid2;
}
if(!valid9){
const err17 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},schema:schema22.allOf[2].if,parentSchema:schema22.allOf[2],data};
(vErrors ??= []).push(err17);
errors++;
}
const _errs20 = errors;
let valid13 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.uses === undefined) && (missing3 = "uses")){
const err18 = {};
(vErrors ??= []).push(err18);
errors++;
}
else {
if(data.uses !== undefined){
let data11 = data.uses;
if(!((data11 === "stop") || (data11 === "restart"))){
const err19 = {};
(vErrors ??= []).push(err19);
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
let data12 = data.with;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.how !== undefined){
const err20 = {instancePath:instancePath+"/with/how",schemaPath:"#/allOf/3/then/properties/with/properties/how/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[3].then.properties.with.properties.how,data:data12.how};
(vErrors ??= []).push(err20);
errors++;
}
if(data12.duration !== undefined){
const err21 = {instancePath:instancePath+"/with/duration",schemaPath:"#/allOf/3/then/properties/with/properties/duration/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[3].then.properties.with.properties.duration,data:data12.duration};
(vErrors ??= []).push(err21);
errors++;
}
if(data12.signal !== undefined){
const err22 = {instancePath:instancePath+"/with/signal",schemaPath:"#/allOf/3/then/properties/with/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema22.allOf[3].then.properties.with.properties.signal,data:data12.signal};
(vErrors ??= []).push(err22);
errors++;
}
}
}
}
var _valid3 = _errs23 === errors;
valid13 = _valid3;
}
if(!valid13){
const err23 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},schema:schema22.allOf[3].if,parentSchema:schema22.allOf[3],data};
(vErrors ??= []).push(err23);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema22.required,parentSchema:schema22,data};
(vErrors ??= []).push(err24);
errors++;
}
if(data.uses === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uses"},schema:schema22.required,parentSchema:schema22,data};
(vErrors ??= []).push(err25);
errors++;
}
if(data.target === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},schema:schema22.required,parentSchema:schema22,data};
(vErrors ??= []).push(err26);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "uses")) || (key0 === "target")) || (key0 === "select")) || (key0 === "with")) || (key0 === "on-empty")) || (key0 === "timeout"))){
const err27 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.uses !== undefined){
if(!(validate59(data.uses, {instancePath:instancePath+"/uses",parentData:data,parentDataProperty:"uses",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate61(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.select !== undefined){
if(!(validate66(data.select, {instancePath:instancePath+"/select",parentData:data,parentDataProperty:"select",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.with !== undefined){
if(!(validate68(data.with, {instancePath:instancePath+"/with",parentData:data,parentDataProperty:"with",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data["on-empty"] !== undefined){
let data21 = data["on-empty"];
if(!((data21 === "error") || (data21 === "skip"))){
const err28 = {instancePath:instancePath+"/on-empty",schemaPath:"#/properties/on-empty/enum",keyword:"enum",params:{allowedValues: schema22.properties["on-empty"].enum},schema:schema22.properties["on-empty"].enum,parentSchema:schema22.properties["on-empty"],data:data21};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
(vErrors ??= []).push(err29);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
const schema28 = experimentSchema["$defs"]["flow"];
const schema29 = experimentSchema["$defs"]["step"];
const schema30 = experimentSchema["$defs"]["step-object"];
const wrapper0 = {validate: validate76};
const schema31 = experimentSchema["$defs"]["repeat"];
function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.times === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "times"},schema:schema31.required,parentSchema:schema31,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.do === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},schema:schema31.required,parentSchema:schema31,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "times") || (key0 === "do"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.times !== undefined){
let data0 = data.times;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.times.type,parentSchema:schema31.properties.times,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema31.properties.times,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.times,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.do !== undefined){
let data1 = data.do;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err6 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema31.properties.do,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.do,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data1[i0], {instancePath:instancePath+"/do/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/type",keyword:"type",params:{type: "array"},schema:schema31.properties.do.type,parentSchema:schema31.properties.do,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
(vErrors ??= []).push(err9);
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
const schema32 = experimentSchema["$defs"]["wait"];
const schema33 = experimentSchema["$defs"]["component-state"];
function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "down") || (data === "up")) || (data === "ready"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},schema:schema33.enum,parentSchema:schema33,data};
(vErrors ??= []).push(err0);
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
const schema34 = experimentSchema["$defs"]["metric-name"];
const pattern8 = new RegExp("^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$", "u");
function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$"},schema:"^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$",parentSchema:schema34,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data};
(vErrors ??= []).push(err1);
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
const schema35 = experimentSchema["$defs"]["labels"];
function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema35,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 === "string"){
if(data0.length > 500 && func1(data0) > 500){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema35.additionalProperties,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema35.additionalProperties.type,parentSchema:schema35.additionalProperties,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
(vErrors ??= []).push(err3);
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workload === undefined) && (missing0 = "workload")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "state"},schema:schema32.allOf[0].then.required,parentSchema:schema32.allOf[0].then,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(!(((((data0 === "Created") || (data0 === "Pending")) || (data0 === "Running")) || (data0 === "Succeeded")) || (data0 === "Failed"))){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/0/then/properties/state/enum",keyword:"enum",params:{allowedValues: schema32.allOf[0].then.properties.state.enum},schema:schema32.allOf[0].then.properties.state.enum,parentSchema:schema32.allOf[0].then.properties.state,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.component !== undefined){
const err3 = {instancePath:instancePath+"/component",schemaPath:"#/allOf/0/then/properties/component/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[0].then.properties.component,data:data.component};
(vErrors ??= []).push(err3);
errors++;
}
if(data.metric !== undefined){
const err4 = {instancePath:instancePath+"/metric",schemaPath:"#/allOf/0/then/properties/metric/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[0].then.properties.metric,data:data.metric};
(vErrors ??= []).push(err4);
errors++;
}
if(data.log !== undefined){
const err5 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/0/then/properties/log/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[0].then.properties.log,data:data.log};
(vErrors ??= []).push(err5);
errors++;
}
if(data.event !== undefined){
const err6 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/0/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[0].then.properties.event,data:data.event};
(vErrors ??= []).push(err6);
errors++;
}
if(data.signal !== undefined){
const err7 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/0/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[0].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err7);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema32.allOf[0].if,parentSchema:schema32.allOf[0],data};
(vErrors ??= []).push(err8);
errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.component === undefined) && (missing1 = "component")){
const err9 = {};
(vErrors ??= []).push(err9);
errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err10 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "state"},schema:schema32.allOf[1].then.required,parentSchema:schema32.allOf[1].then,data};
(vErrors ??= []).push(err10);
errors++;
}
if(data.state !== undefined){
if(!(validate85(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
const err11 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/1/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[1].then.properties.count,data:data.count};
(vErrors ??= []).push(err11);
errors++;
}
if(data.metric !== undefined){
const err12 = {instancePath:instancePath+"/metric",schemaPath:"#/allOf/1/then/properties/metric/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[1].then.properties.metric,data:data.metric};
(vErrors ??= []).push(err12);
errors++;
}
if(data.log !== undefined){
const err13 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/1/then/properties/log/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[1].then.properties.log,data:data.log};
(vErrors ??= []).push(err13);
errors++;
}
if(data.event !== undefined){
const err14 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/1/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[1].then.properties.event,data:data.event};
(vErrors ??= []).push(err14);
errors++;
}
if(data.signal !== undefined){
const err15 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/1/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[1].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err15);
errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
const err16 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},schema:schema32.allOf[1].if,parentSchema:schema32.allOf[1],data};
(vErrors ??= []).push(err16);
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.metric === undefined) && (missing2 = "metric")){
const err17 = {};
(vErrors ??= []).push(err17);
errors++;
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs14 = errors;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
const err18 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/2/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].then.properties.state,data:data.state};
(vErrors ??= []).push(err18);
errors++;
}
if(data.count !== undefined){
const err19 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/2/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].then.properties.count,data:data.count};
(vErrors ??= []).push(err19);
errors++;
}
if(data.log !== undefined){
const err20 = {instancePath:instancePath+"/log",schemaPath:"#/allOf/2/then/properties/log/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].then.properties.log,data:data.log};
(vErrors ??= []).push(err20);
errors++;
}
if(data.event !== undefined){
const err21 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/2/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].then.properties.event,data:data.event};
(vErrors ??= []).push(err21);
errors++;
}
if(data.signal !== undefined){
const err22 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/2/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err22);
errors++;
}
}
var _valid2 = _errs14 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source !== undefined){
const err23 = {instancePath:instancePath+"/source",schemaPath:"#/allOf/2/else/properties/source/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].else.properties.source,data:data.source};
(vErrors ??= []).push(err23);
errors++;
}
if(data.labels !== undefined){
const err24 = {instancePath:instancePath+"/labels",schemaPath:"#/allOf/2/else/properties/labels/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].else.properties.labels,data:data.labels};
(vErrors ??= []).push(err24);
errors++;
}
if(data.equals !== undefined){
const err25 = {instancePath:instancePath+"/equals",schemaPath:"#/allOf/2/else/properties/equals/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].else.properties.equals,data:data.equals};
(vErrors ??= []).push(err25);
errors++;
}
if(data["at-least"] !== undefined){
const err26 = {instancePath:instancePath+"/at-least",schemaPath:"#/allOf/2/else/properties/at-least/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].else.properties["at-least"],data:data["at-least"]};
(vErrors ??= []).push(err26);
errors++;
}
if(data["at-most"] !== undefined){
const err27 = {instancePath:instancePath+"/at-most",schemaPath:"#/allOf/2/else/properties/at-most/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[2].else.properties["at-most"],data:data["at-most"]};
(vErrors ??= []).push(err27);
errors++;
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
ifClause0 = "else";
}
if(!valid5){
const err28 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema32.allOf[2].if,parentSchema:schema32.allOf[2],data};
(vErrors ??= []).push(err28);
errors++;
}
const _errs17 = errors;
let valid8 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.log === undefined) && (missing3 = "log")){
const err29 = {};
(vErrors ??= []).push(err29);
errors++;
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches === undefined){
const err30 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "matches"},schema:schema32.allOf[3].then.required,parentSchema:schema32.allOf[3].then,data};
(vErrors ??= []).push(err30);
errors++;
}
if(data.state !== undefined){
const err31 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/3/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[3].then.properties.state,data:data.state};
(vErrors ??= []).push(err31);
errors++;
}
if(data.count !== undefined){
const err32 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/3/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[3].then.properties.count,data:data.count};
(vErrors ??= []).push(err32);
errors++;
}
if(data.event !== undefined){
const err33 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/3/then/properties/event/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[3].then.properties.event,data:data.event};
(vErrors ??= []).push(err33);
errors++;
}
if(data.signal !== undefined){
const err34 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/3/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[3].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err34);
errors++;
}
}
var _valid3 = _errs19 === errors;
valid8 = _valid3;
ifClause1 = "then";
}
else {
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches !== undefined){
const err35 = {instancePath:instancePath+"/matches",schemaPath:"#/allOf/3/else/properties/matches/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[3].else.properties.matches,data:data.matches};
(vErrors ??= []).push(err35);
errors++;
}
}
var _valid3 = _errs20 === errors;
valid8 = _valid3;
ifClause1 = "else";
}
if(!valid8){
const err36 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: ifClause1},schema:schema32.allOf[3].if,parentSchema:schema32.allOf[3],data};
(vErrors ??= []).push(err36);
errors++;
}
const _errs22 = errors;
let valid11 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.event === undefined) && (missing4 = "event")){
const err37 = {};
(vErrors ??= []).push(err37);
errors++;
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
const err38 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/4/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[4].then.properties.state,data:data.state};
(vErrors ??= []).push(err38);
errors++;
}
if(data.count !== undefined){
const err39 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/4/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[4].then.properties.count,data:data.count};
(vErrors ??= []).push(err39);
errors++;
}
if(data.signal !== undefined){
const err40 = {instancePath:instancePath+"/signal",schemaPath:"#/allOf/4/then/properties/signal/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[4].then.properties.signal,data:data.signal};
(vErrors ??= []).push(err40);
errors++;
}
}
var _valid4 = _errs24 === errors;
valid11 = _valid4;
ifClause2 = "then";
}
else {
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.of !== undefined){
const err41 = {instancePath:instancePath+"/of",schemaPath:"#/allOf/4/else/properties/of/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[4].else.properties.of,data:data.of};
(vErrors ??= []).push(err41);
errors++;
}
}
var _valid4 = _errs25 === errors;
valid11 = _valid4;
ifClause2 = "else";
}
if(!valid11){
const err42 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: ifClause2},schema:schema32.allOf[4].if,parentSchema:schema32.allOf[4],data};
(vErrors ??= []).push(err42);
errors++;
}
const _errs27 = errors;
let valid14 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.signal === undefined) && (missing5 = "signal")){
const err43 = {};
(vErrors ??= []).push(err43);
errors++;
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
const err44 = {instancePath:instancePath+"/state",schemaPath:"#/allOf/5/then/properties/state/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[5].then.properties.state,data:data.state};
(vErrors ??= []).push(err44);
errors++;
}
if(data.count !== undefined){
const err45 = {instancePath:instancePath+"/count",schemaPath:"#/allOf/5/then/properties/count/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[5].then.properties.count,data:data.count};
(vErrors ??= []).push(err45);
errors++;
}
}
var _valid5 = _errs29 === errors;
valid14 = _valid5;
}
if(!valid14){
const err46 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},schema:schema32.allOf[5].if,parentSchema:schema32.allOf[5],data};
(vErrors ??= []).push(err46);
errors++;
}
const _errs31 = errors;
let valid16 = true;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
let valid18 = false;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.log === undefined) && (missing6 = "log")){
const err47 = {};
(vErrors ??= []).push(err47);
errors++;
}
}
var _valid7 = _errs36 === errors;
valid18 = valid18 || _valid7;
if(!valid18){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.event === undefined) && (missing7 = "event")){
const err48 = {};
(vErrors ??= []).push(err48);
errors++;
}
}
var _valid7 = _errs37 === errors;
valid18 = valid18 || _valid7;
if(!valid18){
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.signal === undefined) && (missing8 = "signal")){
const err49 = {};
(vErrors ??= []).push(err49);
errors++;
}
}
var _valid7 = _errs38 === errors;
valid18 = valid18 || _valid7;
}
}
if(!valid18){
const err50 = {};
(vErrors ??= []).push(err50);
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid17 = _errs34 === errors;
if(valid17){
const err51 = {};
(vErrors ??= []).push(err51);
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var _valid6 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since !== undefined){
const err52 = {instancePath:instancePath+"/since",schemaPath:"#/allOf/6/then/properties/since/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema32.allOf[6].then.properties.since,data:data.since};
(vErrors ??= []).push(err52);
errors++;
}
}
var _valid6 = _errs39 === errors;
valid16 = _valid6;
}
if(!valid16){
const err53 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},schema:schema32.allOf[6].if,parentSchema:schema32.allOf[6],data};
(vErrors ??= []).push(err53);
errors++;
}
const _errs41 = errors;
let valid20 = true;
const _errs42 = errors;
const _errs43 = errors;
const _errs44 = errors;
const _errs45 = errors;
let valid22 = false;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.component === undefined) && (missing9 = "component")){
const err54 = {};
(vErrors ??= []).push(err54);
errors++;
}
}
var _valid9 = _errs46 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.metric === undefined) && (missing10 = "metric")){
const err55 = {};
(vErrors ??= []).push(err55);
errors++;
}
}
var _valid9 = _errs47 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.log === undefined) && (missing11 = "log")){
const err56 = {};
(vErrors ??= []).push(err56);
errors++;
}
}
var _valid9 = _errs48 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.event === undefined) && (missing12 = "event")){
const err57 = {};
(vErrors ??= []).push(err57);
errors++;
}
}
var _valid9 = _errs49 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.signal === undefined) && (missing13 = "signal")){
const err58 = {};
(vErrors ??= []).push(err58);
errors++;
}
}
var _valid9 = _errs50 === errors;
valid22 = valid22 || _valid9;
}
}
}
}
if(!valid22){
const err59 = {};
(vErrors ??= []).push(err59);
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid21 = _errs44 === errors;
if(valid21){
const err60 = {};
(vErrors ??= []).push(err60);
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var _valid8 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workload === undefined){
const err61 = {instancePath,schemaPath:"#/allOf/7/then/required",keyword:"required",params:{missingProperty: "workload"},schema:schema32.allOf[7].then.required,parentSchema:schema32.allOf[7].then,data};
(vErrors ??= []).push(err61);
errors++;
}
}
var _valid8 = _errs51 === errors;
valid20 = _valid8;
}
if(!valid20){
const err62 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},schema:schema32.allOf[7].if,parentSchema:schema32.allOf[7],data};
(vErrors ??= []).push(err62);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema32.properties, key0))){
const err63 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.workload !== undefined){
if(!(validate13(data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data35 = data.state;
if(!((((((((data35 === "Created") || (data35 === "Pending")) || (data35 === "Running")) || (data35 === "Succeeded")) || (data35 === "Failed")) || (data35 === "down")) || (data35 === "up")) || (data35 === "ready"))){
const err64 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema32.properties.state.enum},schema:schema32.properties.state.enum,parentSchema:schema32.properties.state,data:data35};
(vErrors ??= []).push(err64);
errors++;
}
}
if(data.count !== undefined){
let data36 = data.count;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err65 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.count.type,parentSchema:schema32.properties.count,data:data36};
(vErrors ??= []).push(err65);
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 1000 || isNaN(data36)){
const err66 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema32.properties.count,data:data36};
(vErrors ??= []).push(err66);
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err67 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema32.properties.count,data:data36};
(vErrors ??= []).push(err67);
errors++;
}
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.metric !== undefined){
if(!(validate90(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate13(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate93(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data41 = data.equals;
if(!((typeof data41 == "number") && (isFinite(data41)))){
const err68 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "number"},schema:schema32.properties.equals.type,parentSchema:schema32.properties.equals,data:data41};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data["at-least"] !== undefined){
let data42 = data["at-least"];
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err69 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "number"},schema:schema32.properties["at-least"].type,parentSchema:schema32.properties["at-least"],data:data42};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data["at-most"] !== undefined){
let data43 = data["at-most"];
if(!((typeof data43 == "number") && (isFinite(data43)))){
const err70 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "number"},schema:schema32.properties["at-most"].type,parentSchema:schema32.properties["at-most"],data:data43};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.log !== undefined){
if(!(validate13(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.matches !== undefined){
if(!(validate36(data.matches, {instancePath:instancePath+"/matches",parentData:data,parentDataProperty:"matches",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
if(!(validate28(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate30(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.signal !== undefined){
if(!(validate13(data.signal, {instancePath:instancePath+"/signal",parentData:data,parentDataProperty:"signal",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.since !== undefined){
if(!(validate13(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data["on-timeout"] !== undefined){
let data51 = data["on-timeout"];
if(!((data51 === "error") || (data51 === "continue"))){
const err71 = {instancePath:instancePath+"/on-timeout",schemaPath:"#/properties/on-timeout/enum",keyword:"enum",params:{allowedValues: schema32.properties["on-timeout"].enum},schema:schema32.properties["on-timeout"].enum,parentSchema:schema32.properties["on-timeout"],data:data51};
(vErrors ??= []).push(err71);
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
(vErrors ??= []).push(err72);
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema30,data};
(vErrors ??= []).push(err0);
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema30,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "serial") || (key0 === "parallel")) || (key0 === "repeat")) || (key0 === "delay")) || (key0 === "start")) || (key0 === "await")) || (key0 === "revert")) || (key0 === "wait"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.serial !== undefined){
let data0 = data.serial;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err3 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema30.properties.serial,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema30.properties.serial,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/serial/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/type",keyword:"type",params:{type: "array"},schema:schema30.properties.serial.type,parentSchema:schema30.properties.serial,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.parallel !== undefined){
let data2 = data.parallel;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err6 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema30.properties.parallel,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema30.properties.parallel,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data2[i1], {instancePath:instancePath+"/parallel/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/type",keyword:"type",params:{type: "array"},schema:schema30.properties.parallel.type,parentSchema:schema30.properties.parallel,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.repeat !== undefined){
if(!(validate78(data.repeat, {instancePath:instancePath+"/repeat",parentData:data,parentDataProperty:"repeat",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.delay !== undefined){
if(!(validate9(data.delay, {instancePath:instancePath+"/delay",parentData:data,parentDataProperty:"delay",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(validate13(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.await !== undefined){
if(!(validate13(data.await, {instancePath:instancePath+"/await",parentData:data,parentDataProperty:"await",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.revert !== undefined){
if(!(validate13(data.revert, {instancePath:instancePath+"/revert",parentData:data,parentDataProperty:"revert",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.wait !== undefined){
if(!(validate84(data.wait, {instancePath:instancePath+"/wait",parentData:data,parentDataProperty:"wait",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
(vErrors ??= []).push(err9);
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema29.anyOf[0].type,parentSchema:schema29.anyOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {instancePath,schemaPath:"#/anyOf/2/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema29.anyOf[2],data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/anyOf/2/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema29.anyOf[2],data};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"},schema:schema29.anyOf[2].type,parentSchema:schema29.anyOf[2],data};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema29.anyOf,parentSchema:schema29,data};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate76.errors = vErrors;
return errors === 0;
}
function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema28.anyOf[0],data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema28.anyOf[0],data};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate76(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema28.anyOf[0].type,parentSchema:schema28.anyOf[0],data};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(typeof data !== "string"){
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "string"},schema:schema28.anyOf[2].type,parentSchema:schema28.anyOf[2],data};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema28.anyOf,parentSchema:schema28,data};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate75.errors = vErrors;
return errors === 0;
}
const schema36 = experimentSchema["$defs"]["run-check"];
const schema37 = experimentSchema["$defs"]["component-state-check"];
function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema37,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema37.required,parentSchema:schema37,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema37.required,parentSchema:schema37,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.component === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "component"},schema:schema37.required,parentSchema:schema37,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "kind")) || (key0 === "component")) || (key0 === "equals")) || (key0 === "ever")) || (key0 === "never")) || (key0 === "at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("state" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "state"},schema:"state",parentSchema:schema37.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
if(!(validate85(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.ever !== undefined){
if(!(validate85(data.ever, {instancePath:instancePath+"/ever",parentData:data,parentDataProperty:"ever",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.never !== undefined){
if(!(validate85(data.never, {instancePath:instancePath+"/never",parentData:data,parentDataProperty:"never",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate27(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ever !== undefined){
const err6 = {instancePath:instancePath+"/ever",schemaPath:"#/dependentSchemas/equals/properties/ever/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema37.dependentSchemas.equals.properties.ever,data:data.ever};
(vErrors ??= []).push(err6);
errors++;
}
if(data.never !== undefined){
const err7 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/equals/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema37.dependentSchemas.equals.properties.never,data:data.never};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.ever !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.never !== undefined){
const err8 = {instancePath:instancePath+"/never",schemaPath:"#/dependentSchemas/ever/properties/never/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema37.dependentSchemas.ever.properties.never,data:data.never};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.at !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.equals === undefined){
const err9 = {instancePath,schemaPath:"#/dependentSchemas/at/required",keyword:"required",params:{missingProperty: "equals"},schema:schema37.dependentSchemas.at.required,parentSchema:schema37.dependentSchemas.at,data};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
(vErrors ??= []).push(err10);
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
const schema38 = experimentSchema["$defs"]["log-check"];
function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema38,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema38.required,parentSchema:schema38,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema38.required,parentSchema:schema38,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.log === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"},schema:schema38.required,parentSchema:schema38,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "kind")) || (key0 === "log")) || (key0 === "contains")) || (key0 === "absent")) || (key0 === "count")) || (key0 === "during"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("log" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "log"},schema:"log",parentSchema:schema38.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.log !== undefined){
if(!(validate13(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.contains !== undefined){
if(!(validate42(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.absent !== undefined){
if(!(validate42(data.absent, {instancePath:instancePath+"/absent",parentData:data,parentDataProperty:"absent",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
if(!(validate45(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.during !== undefined){
if(!(validate13(data.during, {instancePath:instancePath+"/during",parentData:data,parentDataProperty:"during",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
(vErrors ??= []).push(err6);
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
const schema39 = experimentSchema["$defs"]["metric-check"];
function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema39.required,parentSchema:schema39,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.metric === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metric"},schema:schema39.required,parentSchema:schema39,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema39.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("metric" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "metric"},schema:"metric",parentSchema:schema39.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.metric !== undefined){
if(!(validate90(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate13(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate93(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data5 = data.of;
if(!(((data5 === "value") || (data5 === "delta")) || (data5 === "max"))){
const err5 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues: schema39.properties.of.enum},schema:schema39.properties.of.enum,parentSchema:schema39.properties.of,data:data5};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.equals !== undefined){
let data6 = data.equals;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "number"},schema:schema39.properties.equals.type,parentSchema:schema39.properties.equals,data:data6};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data["at-least"] !== undefined){
let data7 = data["at-least"];
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "number"},schema:schema39.properties["at-least"].type,parentSchema:schema39.properties["at-least"],data:data7};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data["at-most"] !== undefined){
let data8 = data["at-most"];
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "number"},schema:schema39.properties["at-most"].type,parentSchema:schema39.properties["at-most"],data:data8};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
(vErrors ??= []).push(err9);
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
const schema40 = experimentSchema["$defs"]["event-check"];
function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.within === undefined) && (missing0 = "within")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.after === undefined){
const err1 = {instancePath,schemaPath:"#/then/anyOf/0/required",keyword:"required",params:{missingProperty: "after"},schema:schema40.then.anyOf[0].required,parentSchema:schema40.then.anyOf[0],data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid1 = _errs5 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before === undefined){
const err2 = {instancePath,schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty: "before"},schema:schema40.then.anyOf[1].required,parentSchema:schema40.then.anyOf[1],data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid1 = _errs6 === errors;
valid1 = valid1 || _valid1;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{},schema:schema40.then.anyOf,parentSchema:schema40.then,data};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema40.if,parentSchema:schema40,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema40.required,parentSchema:schema40,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data.kind === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema40.required,parentSchema:schema40,data};
(vErrors ??= []).push(err6);
errors++;
}
if(data.event === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema40.required,parentSchema:schema40,data};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "event")) || (key0 === "of")) || (key0 === "occurs")) || (key0 === "after")) || (key0 === "before")) || (key0 === "within"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("event" !== data1){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "event"},schema:"event",parentSchema:schema40.properties.kind,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.event !== undefined){
if(!(validate28(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate30(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.occurs !== undefined){
let data4 = data.occurs;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/occurs",schemaPath:"#/properties/occurs/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.occurs.type,parentSchema:schema40.properties.occurs,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.after !== undefined){
if(!(validate27(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined){
if(!(validate27(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.within !== undefined){
if(!(validate9(data.within, {instancePath:instancePath+"/within",parentData:data,parentDataProperty:"within",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.after !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before !== undefined){
const err11 = {instancePath:instancePath+"/before",schemaPath:"#/dependentSchemas/after/properties/before/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema40.dependentSchemas.after.properties.before,data:data.before};
(vErrors ??= []).push(err11);
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
(vErrors ??= []).push(err12);
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
const schema41 = experimentSchema["$defs"]["duration-check"];
function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 4){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 4},schema:4,parentSchema:schema41,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema41.required,parentSchema:schema41,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema41.required,parentSchema:schema41,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.of === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},schema:schema41.required,parentSchema:schema41,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "kind")) || (key0 === "of")) || (key0 === "at-least")) || (key0 === "at-most"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("duration" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "duration"},schema:"duration",parentSchema:schema41.properties.kind,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.of !== undefined){
if(!(validate13(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data["at-least"] !== undefined){
if(!(validate9(data["at-least"], {instancePath:instancePath+"/at-least",parentData:data,parentDataProperty:"at-least",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data["at-most"] !== undefined){
if(!(validate9(data["at-most"], {instancePath:instancePath+"/at-most",parentData:data,parentDataProperty:"at-most",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
(vErrors ??= []).push(err6);
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema36.required,parentSchema:schema36,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema36.required,parentSchema:schema36,data};
(vErrors ??= []).push(err1);
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "state"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
else if(tag0 === "log"){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
else if(tag0 === "metric"){
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
else if(tag0 === "event"){
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
else if(tag0 === "duration"){
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},schema:schema36.discriminator,parentSchema:schema36,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},schema:schema36.discriminator,parentSchema:schema36,data};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
(vErrors ??= []).push(err4);
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
const schema42 = experimentSchema["$defs"]["condition"];
const schema43 = experimentSchema["$defs"]["state-condition"];
function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workload === undefined) && (missing0 = "workload")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component !== undefined){
const err1 = {instancePath:instancePath+"/component",schemaPath:"#/then/properties/component/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema43.then.properties.component,data:data.component};
(vErrors ??= []).push(err1);
errors++;
}
if(data.equals !== undefined){
if(!(validate23(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component === undefined){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "component"},schema:schema43.else.required,parentSchema:schema43.else,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.equals !== undefined){
if(!(validate85(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema43.if,parentSchema:schema43,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema43.required,parentSchema:schema43,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data.kind === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema43.required,parentSchema:schema43,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data.equals === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "equals"},schema:schema43.required,parentSchema:schema43,data};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "kind")) || (key0 === "component")) || (key0 === "workload")) || (key0 === "equals"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if("state" !== data4){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "state"},schema:"state",parentSchema:schema43.properties.kind,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.component !== undefined){
if(!(validate13(data.component, {instancePath:instancePath+"/component",parentData:data,parentDataProperty:"component",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.workload !== undefined){
if(!(validate13(data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data7 = data.equals;
if(!(((((((((data7 === "Created") || (data7 === "Pending")) || (data7 === "Running")) || (data7 === "Unknown")) || (data7 === "Succeeded")) || (data7 === "Failed")) || (data7 === "down")) || (data7 === "up")) || (data7 === "ready"))){
const err9 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/enum",keyword:"enum",params:{allowedValues: schema43.properties.equals.enum},schema:schema43.properties.equals.enum,parentSchema:schema43.properties.equals,data:data7};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
(vErrors ??= []).push(err10);
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
const schema44 = experimentSchema["$defs"]["metric-condition"];
function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema44.required,parentSchema:schema44,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema44.required,parentSchema:schema44,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.metric === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metric"},schema:schema44.required,parentSchema:schema44,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "metric")) || (key0 === "source")) || (key0 === "labels")) || (key0 === "equals")) || (key0 === "at-least")) || (key0 === "at-most"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(!(validate13(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("metric" !== data1){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "metric"},schema:"metric",parentSchema:schema44.properties.kind,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.metric !== undefined){
if(!(validate90(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate13(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate93(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data5 = data.equals;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: "number"},schema:schema44.properties.equals.type,parentSchema:schema44.properties.equals,data:data5};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data["at-least"] !== undefined){
let data6 = data["at-least"];
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/at-least",schemaPath:"#/properties/at-least/type",keyword:"type",params:{type: "number"},schema:schema44.properties["at-least"].type,parentSchema:schema44.properties["at-least"],data:data6};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data["at-most"] !== undefined){
let data7 = data["at-most"];
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/at-most",schemaPath:"#/properties/at-most/type",keyword:"type",params:{type: "number"},schema:schema44.properties["at-most"].type,parentSchema:schema44.properties["at-most"],data:data7};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
(vErrors ??= []).push(err8);
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema42.required,parentSchema:schema42,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema42.required,parentSchema:schema42,data};
(vErrors ??= []).push(err1);
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "state"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
else if(tag0 === "metric"){
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},schema:schema42.discriminator,parentSchema:schema42,data};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},schema:schema42.discriminator,parentSchema:schema42,data};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
(vErrors ??= []).push(err4);
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
const schema45 = experimentSchema["$defs"]["expectation"];
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$", "u");
const pattern10 = new RegExp("^[a-z][a-z0-9-]{0,39}(@(before|after))?$", "u");
const pattern12 = new RegExp("^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$", "u");
const pattern13 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issue === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issue"},schema:schema45.required,parentSchema:schema45,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},schema:schema45.required,parentSchema:schema45,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.checks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},schema:schema45.required,parentSchema:schema45,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema45.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.issue !== undefined){
let data0 = data.issue;
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err4 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$"},schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$",parentSchema:schema45.properties.issue,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},schema:schema45.properties.issue.type,parentSchema:schema45.properties.issue,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema45.properties.reason,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema45.properties.reason,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema45.properties.reason.type,parentSchema:schema45.properties.reason,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.checks !== undefined){
let data2 = data.checks;
if(Array.isArray(data2)){
if(data2.length > 50){
const err9 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema45.properties.checks,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err10 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}(@(before|after))?$"},schema:"^[a-z][a-z0-9-]{0,39}(@(before|after))?$",parentSchema:schema45.properties.checks.items,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "string"},schema:schema45.properties.checks.items.type,parentSchema:schema45.properties.checks.items,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema45.properties.checks,data:data2};
(vErrors ??= []).push(err12);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},schema:schema45.properties.checks.type,parentSchema:schema45.properties.checks,data:data2};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.instances !== undefined){
let data4 = data.instances;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err14 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema45.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err14);
errors++;
}
if(data4.length < 1){
const err15 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema45.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err15);
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err16 = {instancePath:instancePath+"/instances/" + i2,schemaPath:"#/properties/instances/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},schema:"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",parentSchema:schema45.properties.instances.anyOf[0].items,data:data5};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/instances/" + i2,schemaPath:"#/properties/instances/anyOf/0/items/type",keyword:"type",params:{type: "string"},schema:schema45.properties.instances.anyOf[0].items.type,parentSchema:schema45.properties.instances.anyOf[0].items,data:data5};
(vErrors ??= []).push(err17);
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err18 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},schema:true,parentSchema:schema45.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err18);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err19 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema45.properties.instances.anyOf[0].type,parentSchema:schema45.properties.instances.anyOf[0],data:data4};
(vErrors ??= []).push(err19);
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs20 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["targets-of"] === undefined){
const err20 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/1/required",keyword:"required",params:{missingProperty: "targets-of"},schema:schema45.properties.instances.anyOf[1].required,parentSchema:schema45.properties.instances.anyOf[1],data:data4};
(vErrors ??= []).push(err20);
errors++;
}
for(const key1 in data4){
if(!(key1 === "targets-of")){
const err21 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema45.properties.instances.anyOf[1],data:data4};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data4["targets-of"] !== undefined){
if(!(validate13(data4["targets-of"], {instancePath:instancePath+"/instances/targets-of",parentData:data4,parentDataProperty:"targets-of",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema45.properties.instances.anyOf[1].type,parentSchema:schema45.properties.instances.anyOf[1],data:data4};
(vErrors ??= []).push(err22);
errors++;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err23 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/anyOf",keyword:"anyOf",params:{},schema:schema45.properties.instances.anyOf,parentSchema:schema45.properties.instances,data:data4};
(vErrors ??= []).push(err23);
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.message !== undefined){
if(!(validate36(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.flaky !== undefined){
let data8 = data.flaky;
const _errs27 = errors;
let valid9 = false;
const _errs28 = errors;
if(true !== data8){
const err24 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/0/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema45.properties.flaky.anyOf[0],data:data8};
(vErrors ??= []).push(err24);
errors++;
}
var _valid1 = _errs28 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs29 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.hits === undefined){
const err25 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/required",keyword:"required",params:{missingProperty: "hits"},schema:schema45.properties.flaky.anyOf[1].required,parentSchema:schema45.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err25);
errors++;
}
if(data8.runs === undefined){
const err26 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/required",keyword:"required",params:{missingProperty: "runs"},schema:schema45.properties.flaky.anyOf[1].required,parentSchema:schema45.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err26);
errors++;
}
for(const key2 in data8){
if(!((key2 === "hits") || (key2 === "runs"))){
const err27 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema45.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data8.hits !== undefined){
let data9 = data8.hits;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/flaky/hits",schemaPath:"#/properties/flaky/anyOf/1/properties/hits/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.flaky.anyOf[1].properties.hits.type,parentSchema:schema45.properties.flaky.anyOf[1].properties.hits,data:data9};
(vErrors ??= []).push(err28);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/flaky/hits",schemaPath:"#/properties/flaky/anyOf/1/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema45.properties.flaky.anyOf[1].properties.hits,data:data9};
(vErrors ??= []).push(err29);
errors++;
}
}
}
if(data8.runs !== undefined){
let data10 = data8.runs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/flaky/runs",schemaPath:"#/properties/flaky/anyOf/1/properties/runs/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.flaky.anyOf[1].properties.runs.type,parentSchema:schema45.properties.flaky.anyOf[1].properties.runs,data:data10};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/flaky/runs",schemaPath:"#/properties/flaky/anyOf/1/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.flaky.anyOf[1].properties.runs,data:data10};
(vErrors ??= []).push(err31);
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema45.properties.flaky.anyOf[1].type,parentSchema:schema45.properties.flaky.anyOf[1],data:data8};
(vErrors ??= []).push(err32);
errors++;
}
var _valid1 = _errs29 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err33 = {instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/anyOf",keyword:"anyOf",params:{},schema:schema45.properties.flaky.anyOf,parentSchema:schema45.properties.flaky,data:data8};
(vErrors ??= []).push(err33);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.adapters !== undefined){
let data11 = data.adapters;
if(Array.isArray(data11)){
if(data11.length > 20){
const err34 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema45.properties.adapters,data:data11};
(vErrors ??= []).push(err34);
errors++;
}
if(data11.length < 1){
const err35 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema45.properties.adapters,data:data11};
(vErrors ??= []).push(err35);
errors++;
}
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
if(!(validate1(data11[i4], {instancePath:instancePath+"/adapters/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let i5 = data11.length;
let j2;
if(i5 > 1){
outer0:
for(;i5--;){
for(j2 = i5; j2--;){
if(func4(data11[i5], data11[j2])){
const err36 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},schema:true,parentSchema:schema45.properties.adapters,data:data11};
(vErrors ??= []).push(err36);
errors++;
break outer0;
}
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/type",keyword:"type",params:{type: "array"},schema:schema45.properties.adapters.type,parentSchema:schema45.properties.adapters,data:data11};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.systems !== undefined){
let data13 = data.systems;
if(Array.isArray(data13)){
if(data13.length > 20){
const err38 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema45.properties.systems,data:data13};
(vErrors ??= []).push(err38);
errors++;
}
if(data13.length < 1){
const err39 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema45.properties.systems,data:data13};
(vErrors ??= []).push(err39);
errors++;
}
const len3 = data13.length;
for(let i6=0; i6<len3; i6++){
let data14 = data13[i6];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.name === undefined){
const err40 = {instancePath:instancePath+"/systems/" + i6,schemaPath:"#/properties/systems/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema45.properties.systems.items.required,parentSchema:schema45.properties.systems.items,data:data14};
(vErrors ??= []).push(err40);
errors++;
}
for(const key3 in data14){
if(!((key3 === "name") || (key3 === "version"))){
const err41 = {instancePath:instancePath+"/systems/" + i6,schemaPath:"#/properties/systems/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema45.properties.systems.items,data:data14};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data14.name !== undefined){
let data15 = data14.name;
if(typeof data15 === "string"){
if(data15.length > 100 && func1(data15) > 100){
const err42 = {instancePath:instancePath+"/systems/" + i6+"/name",schemaPath:"#/properties/systems/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema45.properties.systems.items.properties.name,data:data15};
(vErrors ??= []).push(err42);
errors++;
}
if(func1(data15) < 1){
const err43 = {instancePath:instancePath+"/systems/" + i6+"/name",schemaPath:"#/properties/systems/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema45.properties.systems.items.properties.name,data:data15};
(vErrors ??= []).push(err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/systems/" + i6+"/name",schemaPath:"#/properties/systems/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema45.properties.systems.items.properties.name.type,parentSchema:schema45.properties.systems.items.properties.name,data:data15};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data14.version !== undefined){
let data16 = data14.version;
if(typeof data16 === "string"){
if(!pattern12.test(data16)){
const err45 = {instancePath:instancePath+"/systems/" + i6+"/version",schemaPath:"#/properties/systems/items/properties/version/pattern",keyword:"pattern",params:{pattern: "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$"},schema:"^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$",parentSchema:schema45.properties.systems.items.properties.version,data:data16};
(vErrors ??= []).push(err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/systems/" + i6+"/version",schemaPath:"#/properties/systems/items/properties/version/type",keyword:"type",params:{type: "string"},schema:schema45.properties.systems.items.properties.version.type,parentSchema:schema45.properties.systems.items.properties.version,data:data16};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/systems/" + i6,schemaPath:"#/properties/systems/items/type",keyword:"type",params:{type: "object"},schema:schema45.properties.systems.items.type,parentSchema:schema45.properties.systems.items,data:data14};
(vErrors ??= []).push(err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/systems",schemaPath:"#/properties/systems/type",keyword:"type",params:{type: "array"},schema:schema45.properties.systems.type,parentSchema:schema45.properties.systems,data:data13};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.since !== undefined){
let data17 = data.since;
if(typeof data17 === "string"){
if(!pattern13.test(data17)){
const err49 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$",parentSchema:schema45.properties.since,data:data17};
(vErrors ??= []).push(err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},schema:schema45.properties.since.type,parentSchema:schema45.properties.since,data:data17};
(vErrors ??= []).push(err50);
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
(vErrors ??= []).push(err51);
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="experiment.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data["default-adapter"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default-adapter"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.id !== undefined){
if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 10000 && func1(data2) > 10000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 20){
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data3[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data3[i1], data3[j0])){
const err10 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err10);
errors++;
break outer0;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema0.properties.tags.type,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data["default-adapter"] !== undefined){
if(!(validate1(data["default-adapter"], {instancePath:instancePath+"/default-adapter",parentData:data,parentDataProperty:"default-adapter",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 50){
const err12 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema0.properties.parameters,data:data6};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data6){
const _errs14 = errors;
if(!(validate5(key1, {instancePath:instancePath+"/parameters",parentData:data6,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
const err13 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema0.properties.parameters.propertyNames,parentSchema:schema0.properties.parameters,data:data6};
(vErrors ??= []).push(err13);
errors++;
}
}
for(const key2 in data6){
if(!(validate7(data6[key2], {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema0.properties.parameters.type,parentSchema:schema0.properties.parameters,data:data6};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate9(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data["settle-timeout"] !== undefined){
if(!(validate9(data["settle-timeout"], {instancePath:instancePath+"/settle-timeout",parentData:data,parentDataProperty:"settle-timeout",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.workloads !== undefined){
let data10 = data.workloads;
if(Array.isArray(data10)){
if(data10.length > 20){
const err15 = {instancePath:instancePath+"/workloads",schemaPath:"#/properties/workloads/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.workloads,data:data10};
(vErrors ??= []).push(err15);
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
if(!(validate12(data10[i2], {instancePath:instancePath+"/workloads/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/workloads",schemaPath:"#/properties/workloads/type",keyword:"type",params:{type: "array"},schema:schema0.properties.workloads.type,parentSchema:schema0.properties.workloads,data:data10};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.operations !== undefined){
let data12 = data.operations;
if(Array.isArray(data12)){
if(data12.length > 50){
const err17 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.operations,data:data12};
(vErrors ??= []).push(err17);
errors++;
}
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
if(!(validate57(data12[i3], {instancePath:instancePath+"/operations/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},schema:schema0.properties.operations.type,parentSchema:schema0.properties.operations,data:data12};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.flow !== undefined){
if(!(validate75(data.flow, {instancePath:instancePath+"/flow",parentData:data,parentDataProperty:"flow",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.checks !== undefined){
let data15 = data.checks;
if(Array.isArray(data15)){
if(data15.length > 100){
const err19 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.checks,data:data15};
(vErrors ??= []).push(err19);
errors++;
}
const len3 = data15.length;
for(let i4=0; i4<len3; i4++){
if(!(validate107(data15[i4], {instancePath:instancePath+"/checks/" + i4,parentData:data15,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},schema:schema0.properties.checks.type,parentSchema:schema0.properties.checks,data:data15};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data["steady-state"] !== undefined){
let data17 = data["steady-state"];
if(Array.isArray(data17)){
if(data17.length > 20){
const err21 = {instancePath:instancePath+"/steady-state",schemaPath:"#/properties/steady-state/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties["steady-state"],data:data17};
(vErrors ??= []).push(err21);
errors++;
}
const len4 = data17.length;
for(let i5=0; i5<len4; i5++){
if(!(validate147(data17[i5], {instancePath:instancePath+"/steady-state/" + i5,parentData:data17,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/steady-state",schemaPath:"#/properties/steady-state/type",keyword:"type",params:{type: "array"},schema:schema0.properties["steady-state"].type,parentSchema:schema0.properties["steady-state"],data:data17};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.expectations !== undefined){
let data19 = data.expectations;
if(Array.isArray(data19)){
if(data19.length > 20){
const err23 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.expectations,data:data19};
(vErrors ??= []).push(err23);
errors++;
}
const len5 = data19.length;
for(let i6=0; i6<len5; i6++){
if(!(validate163(data19[i6], {instancePath:instancePath+"/expectations/" + i6,parentData:data19,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/type",keyword:"type",params:{type: "array"},schema:schema0.properties.expectations.type,parentSchema:schema0.properties.expectations,data:data19};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err25);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
const schema46 = adapterSchema;
function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},schema:"^[a-z0-9][a-z0-9-]{0,63}$",parentSchema:schema1,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
(vErrors ??= []).push(err1);
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "kill") || (data === "stop")) || (data === "restart")) || (data === "freeze")) || (data === "outage"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},schema:schema23.enum,parentSchema:schema23,data};
(vErrors ??= []).push(err0);
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40 && func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema2,data};
(vErrors ??= []).push(err0);
errors++;
}
if(!pattern1.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema2,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
(vErrors ??= []).push(err2);
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema3.type},schema:schema3.type,parentSchema:schema3,data};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data === "string"){
if(data.length > 4096 && func1(data) > 4096){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema3,data};
(vErrors ??= []).push(err1);
errors++;
}
}
validate175.errors = vErrors;
return errors === 0;
}
const schema51 = adapterSchema["$defs"]["hook"];
function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 65536 && func1(data) > 65536){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536},schema:65536,parentSchema:schema51,data};
(vErrors ??= []).push(err0);
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema51,data};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data};
(vErrors ??= []).push(err2);
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$"},schema:"^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",parentSchema:schema4,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
(vErrors ??= []).push(err1);
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema6,data};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data};
(vErrors ??= []).push(err1);
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
const schema54 = adapterSchema["$defs"]["target-location"];
function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema54.required,parentSchema:schema54,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data["pid-file"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pid-file"},schema:schema54.required,parentSchema:schema54,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "pid-file")) || (key0 === "log"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema54,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!((data0 === "process") || (data0 === "process-group"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema54.properties.type.enum},schema:schema54.properties.type.enum,parentSchema:schema54.properties.type,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data["pid-file"] !== undefined){
let data1 = data["pid-file"];
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
const err4 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema54.properties["pid-file"],data:data1};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties["pid-file"],data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/pid-file",schemaPath:"#/properties/pid-file/type",keyword:"type",params:{type: "string"},schema:schema54.properties["pid-file"].type,parentSchema:schema54.properties["pid-file"],data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.log !== undefined){
let data2 = data.log;
if(typeof data2 === "string"){
if(data2.length > 500 && func1(data2) > 500){
const err7 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema54.properties.log,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.log,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "string"},schema:schema54.properties.log.type,parentSchema:schema54.properties.log,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
(vErrors ??= []).push(err10);
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="adapter.schema.json" */;
let vErrors = null;
let errors = 0;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signals === undefined) && (missing0 = "signals")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.traces === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "traces"},schema:schema46.allOf[0].then.required,parentSchema:schema46.allOf[0].then,data};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema46.allOf[0].if,parentSchema:schema46.allOf[0],data};
(vErrors ??= []).push(err2);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data.title === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data.backend === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backend"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data.gateways === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateways"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err6);
errors++;
}
if(data.system === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err7);
errors++;
}
if(data.instance === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instance"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err8);
errors++;
}
if(data.targets === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},schema:schema46.required,parentSchema:schema46,data};
(vErrors ??= []).push(err9);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema46.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.id !== undefined){
if(!(validate169(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema46.properties.title,data:data1};
(vErrors ??= []).push(err11);
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema46.properties.title,data:data1};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema46.properties.title.type,parentSchema:schema46.properties.title,data:data1};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 10000 && func1(data2) > 10000){
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema46.properties.description,data:data2};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema46.properties.description.type,parentSchema:schema46.properties.description,data:data2};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.backend !== undefined){
let data3 = data.backend;
if(!(data3 === "process")){
const err16 = {instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/enum",keyword:"enum",params:{allowedValues: schema46.properties.backend.enum},schema:schema46.properties.backend.enum,parentSchema:schema46.properties.backend,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.gateways !== undefined){
let data4 = data.gateways;
if(Array.isArray(data4)){
if(data4.length > 4){
const err17 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema46.properties.gateways,data:data4};
(vErrors ??= []).push(err17);
errors++;
}
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema46.properties.gateways,data:data4};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!((((data5 === "release") || (data5 === "binaries")) || (data5 === "endpoint")) || (data5 === "standin"))){
const err19 = {instancePath:instancePath+"/gateways/" + i0,schemaPath:"#/properties/gateways/items/enum",keyword:"enum",params:{allowedValues: schema46.properties.gateways.items.enum},schema:schema46.properties.gateways.items.enum,parentSchema:schema46.properties.gateways.items,data:data5};
(vErrors ??= []).push(err19);
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data4[i1], data4[j0])){
const err20 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema46.properties.gateways,data:data4};
(vErrors ??= []).push(err20);
errors++;
break outer0;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "array"},schema:schema46.properties.gateways.type,parentSchema:schema46.properties.gateways,data:data4};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.capabilities !== undefined){
let data6 = data.capabilities;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.without === undefined){
const err22 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/required",keyword:"required",params:{missingProperty: "without"},schema:schema46.properties.capabilities.required,parentSchema:schema46.properties.capabilities,data:data6};
(vErrors ??= []).push(err22);
errors++;
}
for(const key1 in data6){
if(!(key1 === "without")){
const err23 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema46.properties.capabilities,data:data6};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data6.without !== undefined){
let data7 = data6.without;
if(Array.isArray(data7)){
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/capabilities/without",schemaPath:"#/properties/capabilities/properties/without/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema46.properties.capabilities.properties.without,data:data7};
(vErrors ??= []).push(err24);
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
if(!(validate171(data7[i2], {instancePath:instancePath+"/capabilities/without/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func4(data7[i3], data7[j1])){
const err25 = {instancePath:instancePath+"/capabilities/without",schemaPath:"#/properties/capabilities/properties/without/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},schema:true,parentSchema:schema46.properties.capabilities.properties.without,data:data7};
(vErrors ??= []).push(err25);
errors++;
break outer1;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/capabilities/without",schemaPath:"#/properties/capabilities/properties/without/type",keyword:"type",params:{type: "array"},schema:schema46.properties.capabilities.properties.without.type,parentSchema:schema46.properties.capabilities.properties.without,data:data7};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "object"},schema:schema46.properties.capabilities.type,parentSchema:schema46.properties.capabilities,data:data6};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.parameters !== undefined){
let data9 = data.parameters;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 100){
const err28 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/maxProperties",keyword:"maxProperties",params:{limit: 100},schema:100,parentSchema:schema46.properties.parameters,data:data9};
(vErrors ??= []).push(err28);
errors++;
}
for(const key2 in data9){
const _errs24 = errors;
if(!(validate173(key2, {instancePath:instancePath+"/parameters",parentData:data9,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid10 = _errs24 === errors;
if(!valid10){
const err29 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames",keyword:"propertyNames",params:{propertyName: key2},schema:schema46.properties.parameters.propertyNames,parentSchema:schema46.properties.parameters,data:data9};
(vErrors ??= []).push(err29);
errors++;
}
}
for(const key3 in data9){
if(!(validate175(data9[key3], {instancePath:instancePath+"/parameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema46.properties.parameters.type,parentSchema:schema46.properties.parameters,data:data9};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data["pass-env"] !== undefined){
let data11 = data["pass-env"];
if(Array.isArray(data11)){
if(data11.length > 50){
const err31 = {instancePath:instancePath+"/pass-env",schemaPath:"#/properties/pass-env/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema46.properties["pass-env"],data:data11};
(vErrors ??= []).push(err31);
errors++;
}
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
let data12 = data11[i4];
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err32 = {instancePath:instancePath+"/pass-env/" + i4,schemaPath:"#/properties/pass-env/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema46.properties["pass-env"].items,data:data12};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/pass-env/" + i4,schemaPath:"#/properties/pass-env/items/type",keyword:"type",params:{type: "string"},schema:schema46.properties["pass-env"].items.type,parentSchema:schema46.properties["pass-env"].items,data:data12};
(vErrors ??= []).push(err33);
errors++;
}
}
let i5 = data11.length;
let j2;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data11[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err34 = {instancePath:instancePath+"/pass-env",schemaPath:"#/properties/pass-env/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},schema:true,parentSchema:schema46.properties["pass-env"],data:data11};
(vErrors ??= []).push(err34);
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err35 = {instancePath:instancePath+"/pass-env",schemaPath:"#/properties/pass-env/type",keyword:"type",params:{type: "array"},schema:schema46.properties["pass-env"].type,parentSchema:schema46.properties["pass-env"],data:data11};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.prelude !== undefined){
if(!(validate177(data.prelude, {instancePath:instancePath+"/prelude",parentData:data,parentDataProperty:"prelude",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data.timeouts !== undefined){
let data14 = data.timeouts;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
if(!((((((((key4 === "system.boot") || (key4 === "system.ready")) || (key4 === "system.start")) || (key4 === "system.shutdown")) || (key4 === "instance.create")) || (key4 === "instance.read")) || (key4 === "instance.collect")) || (key4 === "instance.delete"))){
const err36 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema46.properties.timeouts,data:data14};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data14["system.boot"] !== undefined){
if(!(validate179(data14["system.boot"], {instancePath:instancePath+"/timeouts/system.boot",parentData:data14,parentDataProperty:"system.boot",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data14["system.ready"] !== undefined){
if(!(validate179(data14["system.ready"], {instancePath:instancePath+"/timeouts/system.ready",parentData:data14,parentDataProperty:"system.ready",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data14["system.start"] !== undefined){
if(!(validate179(data14["system.start"], {instancePath:instancePath+"/timeouts/system.start",parentData:data14,parentDataProperty:"system.start",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data14["system.shutdown"] !== undefined){
if(!(validate179(data14["system.shutdown"], {instancePath:instancePath+"/timeouts/system.shutdown",parentData:data14,parentDataProperty:"system.shutdown",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data14["instance.create"] !== undefined){
if(!(validate179(data14["instance.create"], {instancePath:instancePath+"/timeouts/instance.create",parentData:data14,parentDataProperty:"instance.create",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data14["instance.read"] !== undefined){
if(!(validate179(data14["instance.read"], {instancePath:instancePath+"/timeouts/instance.read",parentData:data14,parentDataProperty:"instance.read",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data14["instance.collect"] !== undefined){
if(!(validate179(data14["instance.collect"], {instancePath:instancePath+"/timeouts/instance.collect",parentData:data14,parentDataProperty:"instance.collect",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data14["instance.delete"] !== undefined){
if(!(validate179(data14["instance.delete"], {instancePath:instancePath+"/timeouts/instance.delete",parentData:data14,parentDataProperty:"instance.delete",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"},schema:schema46.properties.timeouts.type,parentSchema:schema46.properties.timeouts,data:data14};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.poll !== undefined){
let data23 = data.poll;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key5 in data23){
if(!((key5 === "read") || (key5 === "ready"))){
const err38 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema46.properties.poll,data:data23};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data23.read !== undefined){
if(!(validate179(data23.read, {instancePath:instancePath+"/poll/read",parentData:data23,parentDataProperty:"read",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data23.ready !== undefined){
if(!(validate179(data23.ready, {instancePath:instancePath+"/poll/ready",parentData:data23,parentDataProperty:"ready",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/type",keyword:"type",params:{type: "object"},schema:schema46.properties.poll.type,parentSchema:schema46.properties.poll,data:data23};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.system !== undefined){
let data26 = data.system;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.boot === undefined){
const err40 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/required",keyword:"required",params:{missingProperty: "boot"},schema:schema46.properties.system.required,parentSchema:schema46.properties.system,data:data26};
(vErrors ??= []).push(err40);
errors++;
}
if(data26.ready === undefined){
const err41 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/required",keyword:"required",params:{missingProperty: "ready"},schema:schema46.properties.system.required,parentSchema:schema46.properties.system,data:data26};
(vErrors ??= []).push(err41);
errors++;
}
if(data26.start === undefined){
const err42 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/required",keyword:"required",params:{missingProperty: "start"},schema:schema46.properties.system.required,parentSchema:schema46.properties.system,data:data26};
(vErrors ??= []).push(err42);
errors++;
}
if(data26.shutdown === undefined){
const err43 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/required",keyword:"required",params:{missingProperty: "shutdown"},schema:schema46.properties.system.required,parentSchema:schema46.properties.system,data:data26};
(vErrors ??= []).push(err43);
errors++;
}
for(const key6 in data26){
if(!((((key6 === "boot") || (key6 === "ready")) || (key6 === "start")) || (key6 === "shutdown"))){
const err44 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema46.properties.system,data:data26};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data26.boot !== undefined){
if(!(validate177(data26.boot, {instancePath:instancePath+"/system/boot",parentData:data26,parentDataProperty:"boot",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data26.ready !== undefined){
if(!(validate177(data26.ready, {instancePath:instancePath+"/system/ready",parentData:data26,parentDataProperty:"ready",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data26.start !== undefined){
if(!(validate177(data26.start, {instancePath:instancePath+"/system/start",parentData:data26,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data26.shutdown !== undefined){
if(!(validate177(data26.shutdown, {instancePath:instancePath+"/system/shutdown",parentData:data26,parentDataProperty:"shutdown",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "object"},schema:schema46.properties.system.type,parentSchema:schema46.properties.system,data:data26};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.instance !== undefined){
let data31 = data.instance;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.create === undefined){
const err46 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "create"},schema:schema46.properties.instance.required,parentSchema:schema46.properties.instance,data:data31};
(vErrors ??= []).push(err46);
errors++;
}
if(data31.read === undefined){
const err47 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "read"},schema:schema46.properties.instance.required,parentSchema:schema46.properties.instance,data:data31};
(vErrors ??= []).push(err47);
errors++;
}
if(data31.collect === undefined){
const err48 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "collect"},schema:schema46.properties.instance.required,parentSchema:schema46.properties.instance,data:data31};
(vErrors ??= []).push(err48);
errors++;
}
if(data31.delete === undefined){
const err49 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/required",keyword:"required",params:{missingProperty: "delete"},schema:schema46.properties.instance.required,parentSchema:schema46.properties.instance,data:data31};
(vErrors ??= []).push(err49);
errors++;
}
for(const key7 in data31){
if(!((((key7 === "create") || (key7 === "read")) || (key7 === "collect")) || (key7 === "delete"))){
const err50 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema46.properties.instance,data:data31};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data31.create !== undefined){
if(!(validate177(data31.create, {instancePath:instancePath+"/instance/create",parentData:data31,parentDataProperty:"create",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data31.read !== undefined){
if(!(validate177(data31.read, {instancePath:instancePath+"/instance/read",parentData:data31,parentDataProperty:"read",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data31.collect !== undefined){
if(!(validate177(data31.collect, {instancePath:instancePath+"/instance/collect",parentData:data31,parentDataProperty:"collect",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data31.delete !== undefined){
if(!(validate177(data31.delete, {instancePath:instancePath+"/instance/delete",parentData:data31,parentDataProperty:"delete",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "object"},schema:schema46.properties.instance.type,parentSchema:schema46.properties.instance,data:data31};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.targets !== undefined){
let data36 = data.targets;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.components === undefined){
const err52 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/required",keyword:"required",params:{missingProperty: "components"},schema:schema46.properties.targets.required,parentSchema:schema46.properties.targets,data:data36};
(vErrors ??= []).push(err52);
errors++;
}
for(const key8 in data36){
if(!((key8 === "components") || (key8 === "roles"))){
const err53 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema46.properties.targets,data:data36};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data36.components !== undefined){
let data37 = data36.components;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(Object.keys(data37).length > 20){
const err54 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema46.properties.targets.properties.components,data:data37};
(vErrors ??= []).push(err54);
errors++;
}
if(Object.keys(data37).length < 1){
const err55 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema46.properties.targets.properties.components,data:data37};
(vErrors ??= []).push(err55);
errors++;
}
if(data37.gateway === undefined){
const err56 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/required",keyword:"required",params:{missingProperty: "gateway"},schema:schema46.properties.targets.properties.components.required,parentSchema:schema46.properties.targets.properties.components,data:data37};
(vErrors ??= []).push(err56);
errors++;
}
for(const key9 in data37){
const _errs68 = errors;
if(!(validate198(key9, {instancePath:instancePath+"/targets/components",parentData:data37,parentDataProperty:"components",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid20 = _errs68 === errors;
if(!valid20){
const err57 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/propertyNames",keyword:"propertyNames",params:{propertyName: key9},schema:schema46.properties.targets.properties.components.propertyNames,parentSchema:schema46.properties.targets.properties.components,data:data37};
(vErrors ??= []).push(err57);
errors++;
}
}
for(const key10 in data37){
if(!(validate200(data37[key10], {instancePath:instancePath+"/targets/components/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data37,parentDataProperty:key10,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err58 = {instancePath:instancePath+"/targets/components",schemaPath:"#/properties/targets/properties/components/type",keyword:"type",params:{type: "object"},schema:schema46.properties.targets.properties.components.type,parentSchema:schema46.properties.targets.properties.components,data:data37};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data36.roles !== undefined){
let data39 = data36.roles;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(Object.keys(data39).length > 20){
const err59 = {instancePath:instancePath+"/targets/roles",schemaPath:"#/properties/targets/properties/roles/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema46.properties.targets.properties.roles,data:data39};
(vErrors ??= []).push(err59);
errors++;
}
for(const key11 in data39){
const _errs73 = errors;
if(!(validate198(key11, {instancePath:instancePath+"/targets/roles",parentData:data39,parentDataProperty:"roles",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid22 = _errs73 === errors;
if(!valid22){
const err60 = {instancePath:instancePath+"/targets/roles",schemaPath:"#/properties/targets/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName: key11},schema:schema46.properties.targets.properties.roles.propertyNames,parentSchema:schema46.properties.targets.properties.roles,data:data39};
(vErrors ??= []).push(err60);
errors++;
}
}
for(const key12 in data39){
if(!(validate200(data39[key12], {instancePath:instancePath+"/targets/roles/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data39,parentDataProperty:key12,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err61 = {instancePath:instancePath+"/targets/roles",schemaPath:"#/properties/targets/properties/roles/type",keyword:"type",params:{type: "object"},schema:schema46.properties.targets.properties.roles.type,parentSchema:schema46.properties.targets.properties.roles,data:data39};
(vErrors ??= []).push(err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "object"},schema:schema46.properties.targets.type,parentSchema:schema46.properties.targets,data:data36};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.metrics !== undefined){
let data41 = data.metrics;
if(Array.isArray(data41)){
if(data41.length > 20){
const err63 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema46.properties.metrics,data:data41};
(vErrors ??= []).push(err63);
errors++;
}
const len3 = data41.length;
for(let i6=0; i6<len3; i6++){
let data42 = data41[i6];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.name === undefined){
const err64 = {instancePath:instancePath+"/metrics/" + i6,schemaPath:"#/properties/metrics/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema46.properties.metrics.items.required,parentSchema:schema46.properties.metrics.items,data:data42};
(vErrors ??= []).push(err64);
errors++;
}
if(data42.url === undefined){
const err65 = {instancePath:instancePath+"/metrics/" + i6,schemaPath:"#/properties/metrics/items/required",keyword:"required",params:{missingProperty: "url"},schema:schema46.properties.metrics.items.required,parentSchema:schema46.properties.metrics.items,data:data42};
(vErrors ??= []).push(err65);
errors++;
}
for(const key13 in data42){
if(!(((key13 === "name") || (key13 === "url")) || (key13 === "interval"))){
const err66 = {instancePath:instancePath+"/metrics/" + i6,schemaPath:"#/properties/metrics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema46.properties.metrics.items,data:data42};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data42.name !== undefined){
if(!(validate198(data42.name, {instancePath:instancePath+"/metrics/" + i6+"/name",parentData:data42,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
if(data42.url !== undefined){
let data44 = data42.url;
if(typeof data44 === "string"){
if(data44.length > 500 && func1(data44) > 500){
const err67 = {instancePath:instancePath+"/metrics/" + i6+"/url",schemaPath:"#/properties/metrics/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema46.properties.metrics.items.properties.url,data:data44};
(vErrors ??= []).push(err67);
errors++;
}
if(func1(data44) < 1){
const err68 = {instancePath:instancePath+"/metrics/" + i6+"/url",schemaPath:"#/properties/metrics/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema46.properties.metrics.items.properties.url,data:data44};
(vErrors ??= []).push(err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/metrics/" + i6+"/url",schemaPath:"#/properties/metrics/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema46.properties.metrics.items.properties.url.type,parentSchema:schema46.properties.metrics.items.properties.url,data:data44};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data42.interval !== undefined){
if(!(validate179(data42.interval, {instancePath:instancePath+"/metrics/" + i6+"/interval",parentData:data42,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath:instancePath+"/metrics/" + i6,schemaPath:"#/properties/metrics/items/type",keyword:"type",params:{type: "object"},schema:schema46.properties.metrics.items.type,parentSchema:schema46.properties.metrics.items,data:data42};
(vErrors ??= []).push(err70);
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "array"},schema:schema46.properties.metrics.type,parentSchema:schema46.properties.metrics,data:data41};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.watch !== undefined){
let data46 = data.watch;
if(Array.isArray(data46)){
if(data46.length > 20){
const err72 = {instancePath:instancePath+"/watch",schemaPath:"#/properties/watch/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema46.properties.watch,data:data46};
(vErrors ??= []).push(err72);
errors++;
}
const len4 = data46.length;
for(let i7=0; i7<len4; i7++){
let data47 = data46[i7];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.name === undefined){
const err73 = {instancePath:instancePath+"/watch/" + i7,schemaPath:"#/properties/watch/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema46.properties.watch.items.required,parentSchema:schema46.properties.watch.items,data:data47};
(vErrors ??= []).push(err73);
errors++;
}
if(data47.run === undefined){
const err74 = {instancePath:instancePath+"/watch/" + i7,schemaPath:"#/properties/watch/items/required",keyword:"required",params:{missingProperty: "run"},schema:schema46.properties.watch.items.required,parentSchema:schema46.properties.watch.items,data:data47};
(vErrors ??= []).push(err74);
errors++;
}
for(const key14 in data47){
if(!((key14 === "name") || (key14 === "run"))){
const err75 = {instancePath:instancePath+"/watch/" + i7,schemaPath:"#/properties/watch/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema46.properties.watch.items,data:data47};
(vErrors ??= []).push(err75);
errors++;
}
}
if(data47.name !== undefined){
if(!(validate198(data47.name, {instancePath:instancePath+"/watch/" + i7+"/name",parentData:data47,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
if(data47.run !== undefined){
if(!(validate177(data47.run, {instancePath:instancePath+"/watch/" + i7+"/run",parentData:data47,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
const err76 = {instancePath:instancePath+"/watch/" + i7,schemaPath:"#/properties/watch/items/type",keyword:"type",params:{type: "object"},schema:schema46.properties.watch.items.type,parentSchema:schema46.properties.watch.items,data:data47};
(vErrors ??= []).push(err76);
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/watch",schemaPath:"#/properties/watch/type",keyword:"type",params:{type: "array"},schema:schema46.properties.watch.type,parentSchema:schema46.properties.watch,data:data46};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.traces !== undefined){
let data50 = data.traces;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.name === undefined){
const err78 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/required",keyword:"required",params:{missingProperty: "name"},schema:schema46.properties.traces.required,parentSchema:schema46.properties.traces,data:data50};
(vErrors ??= []).push(err78);
errors++;
}
for(const key15 in data50){
if(!(key15 === "name")){
const err79 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},schema:false,parentSchema:schema46.properties.traces,data:data50};
(vErrors ??= []).push(err79);
errors++;
}
}
if(data50.name !== undefined){
if(!(validate198(data50.name, {instancePath:instancePath+"/traces/name",parentData:data50,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
const err80 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "object"},schema:schema46.properties.traces.type,parentSchema:schema46.properties.traces,data:data50};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.signals !== undefined){
let data52 = data.signals;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(Object.keys(data52).length > 50){
const err81 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema46.properties.signals,data:data52};
(vErrors ??= []).push(err81);
errors++;
}
if(Object.keys(data52).length < 1){
const err82 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema46.properties.signals,data:data52};
(vErrors ??= []).push(err82);
errors++;
}
for(const key16 in data52){
const _errs98 = errors;
if(!(validate198(key16, {instancePath:instancePath+"/signals",parentData:data52,parentDataProperty:"signals",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid31 = _errs98 === errors;
if(!valid31){
const err83 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/propertyNames",keyword:"propertyNames",params:{propertyName: key16},schema:schema46.properties.signals.propertyNames,parentSchema:schema46.properties.signals,data:data52};
(vErrors ??= []).push(err83);
errors++;
}
}
for(const key17 in data52){
let data53 = data52[key17];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.span === undefined){
const err84 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/required",keyword:"required",params:{missingProperty: "span"},schema:schema46.properties.signals.additionalProperties.required,parentSchema:schema46.properties.signals.additionalProperties,data:data53};
(vErrors ??= []).push(err84);
errors++;
}
for(const key18 in data53){
if(!((key18 === "span") || (key18 === "attributes"))){
const err85 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},schema:false,parentSchema:schema46.properties.signals.additionalProperties,data:data53};
(vErrors ??= []).push(err85);
errors++;
}
}
if(data53.span !== undefined){
let data54 = data53.span;
if(typeof data54 === "string"){
if(data54.length > 200 && func1(data54) > 200){
const err86 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/span",schemaPath:"#/properties/signals/additionalProperties/properties/span/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema46.properties.signals.additionalProperties.properties.span,data:data54};
(vErrors ??= []).push(err86);
errors++;
}
if(func1(data54) < 1){
const err87 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/span",schemaPath:"#/properties/signals/additionalProperties/properties/span/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema46.properties.signals.additionalProperties.properties.span,data:data54};
(vErrors ??= []).push(err87);
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/span",schemaPath:"#/properties/signals/additionalProperties/properties/span/type",keyword:"type",params:{type: "string"},schema:schema46.properties.signals.additionalProperties.properties.span.type,parentSchema:schema46.properties.signals.additionalProperties.properties.span,data:data54};
(vErrors ??= []).push(err88);
errors++;
}
}
if(data53.attributes !== undefined){
let data55 = data53.attributes;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(Object.keys(data55).length > 20){
const err89 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/attributes",schemaPath:"#/properties/signals/additionalProperties/properties/attributes/maxProperties",keyword:"maxProperties",params:{limit: 20},schema:20,parentSchema:schema46.properties.signals.additionalProperties.properties.attributes,data:data55};
(vErrors ??= []).push(err89);
errors++;
}
for(const key19 in data55){
if(!(validate175(data55[key19], {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/attributes/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data55,parentDataProperty:key19,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err90 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/attributes",schemaPath:"#/properties/signals/additionalProperties/properties/attributes/type",keyword:"type",params:{type: "object"},schema:schema46.properties.signals.additionalProperties.properties.attributes.type,parentSchema:schema46.properties.signals.additionalProperties.properties.attributes,data:data55};
(vErrors ??= []).push(err90);
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema46.properties.signals.additionalProperties.type,parentSchema:schema46.properties.signals.additionalProperties,data:data53};
(vErrors ??= []).push(err91);
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/type",keyword:"type",params:{type: "object"},schema:schema46.properties.signals.type,parentSchema:schema46.properties.signals,data:data52};
(vErrors ??= []).push(err92);
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
(vErrors ??= []).push(err93);
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
export const experiment = validate0;
export const adapter = validate168;
